import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/built-site.ts';

/** Words of the editor's own, and the invisible letters of its marks. */
const traces = /site-editor|__edit|edit-token|\u{E0001}|\u{E007F}/u;

test('nothing of the editor is in what is published', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|data|json|xml|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => traces.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
