import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/built-site.ts';
import { content } from '../support/pages.ts';

const file = (ending: string) => join(root, `film/recorrido.${ending}`);

test('the film is light enough to wait for', () => {
  for (const ending of ['webm', 'mp4']) {
    expect(statSync(file(ending)).size).toBeGreaterThan(100_000);
    expect(statSync(file(ending)).size).toBeLessThan(4_000_000);
  }
  expect(statSync(file('webp')).size).toBeLessThan(150_000);
});

test('its captions are those of the content: else it has to be made again', () => {
  const cues = readFileSync(file('vtt'), 'utf8').trim().split('\n\n').slice(1);
  const { shots } = content.single.about.story.video;
  expect(cues.map((cue) => cue.split('\n')[1])).toEqual(
    shots.map(({ caption }) => caption.replaceAll('\u00a0', ' ')),
  );
});
