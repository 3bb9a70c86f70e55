import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guidePage } from './guide.ts';
import { commands } from './hosts.ts';

const page = guidePage();
const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = '']) => found);

test('the list at the top of the guide leads to its tasks, and its pictures are there', () => {
  const ids = all(/<h2 id="([^"]+)"/g);
  const links = all(/href="#([^"]+)"/g).map(decodeURIComponent);
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  const pictures = all(/<img src="\/([^"]+)"/g);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
});

test('the commands for each server are those of the documentation', () => {
  const documented = readFileSync('docs/publishing.md', 'utf8');
  const steps = Object.values(commands).flatMap((commandsOf) => commandsOf('server'));
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter((step) => !documented.includes(step))).toEqual([]);
});
