import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../app/content.server/site-url.ts';
import { breadcrumb } from '../../app/pages/navigation.server.ts';
import {
  all,
  attribute,
  dataFileOf,
  documents,
  fileOf,
  only,
  openDocument,
  root,
  text,
} from '../support/built-site.ts';
import { content, pages } from '../support/pages.ts';

test('every page of the registry is built, and nothing else', async () => {
  const files = await readdir(root, { recursive: true });
  const built = files.filter((file) => file.endsWith('.html')).map((file) => `${root}/${file}`);
  expect(built.sort()).toEqual(documents.map(fileOf).sort());
});

test.each(pages)('$path has the data that a visit from another page needs', ({ path }) => {
  expect(existsSync(dataFileOf(path))).toBe(true);
});

describe.each(documents)('%s', (path) => {
  const document = openDocument(path);

  test('is in the Spanish of Costa Rica', () => {
    expect(attribute(only(document, 'html'), 'lang')).toBe('es-CR');
  });

  test('says how it is encoded, and fits a phone', () => {
    expect(attribute(only(document, 'meta[charset]'), 'charset')).toBe('utf-8');
    expect(attribute(only(document, 'meta[name="viewport"]'), 'content')).toBe(
      'width=device-width, initial-scale=1',
    );
  });

  test('has one h1, in the one main', () => {
    expect(all(document, 'h1')).toHaveLength(1);
    expect(text(only(only(document, 'main'), 'h1'))).not.toBe('');
  });

  test('has headings that go down one level at a time', () => {
    const levels = all(document, 'h1, h2, h3, h4, h5, h6').map((tag) => Number(tag.tagName[1]));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    });
  });

  test('has no empty heading', () => {
    const empty = all(document, 'h1, h2, h3, h4, h5, h6').filter((tag) => text(tag) === '');
    expect(empty).toEqual([]);
  });

  test('uses no id twice', () => {
    const ids = all(document, '[id]').map((tag) => attribute(tag, 'id'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(pages)('$path', ({ path, label, description }) => {
  const document = openDocument(path);

  test('is titled with its name and the company', () => {
    expect(all(document, 'title').map(text)).toContain(`${label} | ${content.single.company.name}`);
    expect(all(only(document, 'head'), 'title')).toHaveLength(1);
  });

  test('has its own description, of the length that search engines show', () => {
    const shown = attribute(only(document, 'meta[name="description"]'), 'content') ?? '';
    expect(shown).toBe(description);
    expect(shown.length).toBeGreaterThanOrEqual(70);
    expect(shown.length).toBeLessThanOrEqual(160);
  });

  test('names its one address', () => {
    const url = new URL(path, siteUrl()).href;
    expect(attribute(only(document, 'link[rel="canonical"]'), 'href')).toBe(url);
    expect(attribute(only(document, 'meta[property="og:url"]'), 'content')).toBe(url);
  });

  test('says of itself where it is shared what it says in its head', () => {
    const said = (name: string) =>
      [`meta[property="${name}"]`, `meta[name="${name}"]`]
        .flatMap((selector) => all(document, selector))
        .map((tag) => attribute(tag, 'content'));
    expect(said('og:title')).toEqual([`${label} | ${content.single.company.name}`]);
    expect(said('og:description')).toEqual([description]);
    expect(said('og:locale')).toEqual(['es_CR']);
    expect(said('og:type')).toEqual(['website']);
    expect(said('og:site_name')).toEqual([content.single.company.name]);
    expect(said('twitter:card')).toEqual(['summary_large_image']);
    const [alt = ''] = said('og:image:alt');
    expect(alt.startsWith(`${label}: `)).toBe(true);
    expect(alt.length).toBeGreaterThan(label.length + 12);
    expect(said('twitter:image:alt')).toEqual([alt]);
  });

  test('says where it is, unless it is the home page', () => {
    const { navigation } = content.single.labels.breadcrumb;
    const trails = all(document, 'nav').filter(
      (nav) => attribute(nav, 'aria-label') === navigation,
    );
    if (path === '/') {
      expect(trails).toEqual([]);
      return;
    }
    expect(trails).toHaveLength(1);
    const [trail] = trails;
    const wanted = breadcrumb(content, path);
    expect(trail && all(trail, 'li').map(text)).toEqual(wanted.map((link) => link.label));
    expect(trail && all(trail, 'a').map((link) => attribute(link, 'href'))).toEqual(
      wanted.slice(0, -1).map((link) => link.to),
    );
    expect(trail && text(only(trail, '[aria-current="page"]'))).toBe(label);
  });
});

test('no two pages have the same title or description', () => {
  const titles = documents.map((path) => text(only(only(openDocument(path), 'head'), 'title')));
  expect(new Set(titles).size).toBe(documents.length);
  const descriptions = documents.map((path) =>
    attribute(only(openDocument(path), 'meta[name="description"]'), 'content'),
  );
  expect(new Set(descriptions).size).toBe(documents.length);
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
});
