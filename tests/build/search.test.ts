import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SearchData, thumbnailWidth } from '../../app/search/search-data.ts';
import { all, attribute, isBuilt, openDocument, root } from '../support/built-site.ts';
import { pages } from '../support/pages.ts';

const { passages, pictures }: SearchData = JSON.parse(
  readFileSync(join(root, 'search.json'), 'utf8'),
);

test('the search knows every page, and no other', () => {
  const known = new Set(passages.map(({ to }) => to.split('#')[0] ?? ''));
  const found = [...known].filter((path) => !path.startsWith('/documents/'));
  expect(found.sort()).toEqual(pages.map(({ path }) => path).sort());
});

test('every place to which the search leads is there', () => {
  const dead = passages.filter(({ to }) => {
    const [path = '', id] = to.split('#');
    if (!isBuilt(path)) return true;
    return id && !all(openDocument(path), '[id]').some((tag) => attribute(tag, 'id') === id);
  });
  expect(dead.map(({ to }) => to)).toEqual([]);
});

test('every machine and service has the picture that stands beside its answers', () => {
  const things = pages.filter(({ kind }) => /^(?:equipment|product|service)$/.test(kind));
  expect(Object.keys(pictures)).toEqual(expect.arrayContaining(things.map(({ path }) => path)));
  for (const picture of Object.values(pictures)) {
    expect(existsSync(join(root, `${picture}-${thumbnailWidth}.webp`)), picture).toBe(true);
  }
});

test('its data stay small enough for a telephone', () => {
  expect(statSync(join(root, 'search.json.br')).size).toBeLessThan(120_000);
});
