import { expect, test } from 'vitest';
import { contentWith, realContent, set } from '../../tests/support/content-folder.ts';
import { fileOf } from '../content.server/check-heads.ts';
import { listedPages } from './registry.server.ts';
import { escapeXml, lastChange, picturesOf, sitemap, sourceStems } from './sitemap.server.ts';

const site = 'https://sitio.example';
const content = realContent();
const pages = listedPages(content);

function pageAt(path: string, among = pages) {
  const page = among.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

function entryOf(map: string, path: string): string {
  const [entry] = map.split('<url>').filter((part) => part.includes(`<loc>${site}${path}</loc>`));
  if (!entry) throw new Error(`${path} is not in the site map`);
  return entry;
}

const everything = new Map(
  pages.flatMap((page) => sourceStems(page).map((stem) => [stem, '2026-01-05'] as const)),
);

test('a page is as new as the newest of its files and pictures', () => {
  const dates = new Map([...everything, ['images/products/vapor-puro-conjunto', '2026-03-01']]);
  const map = sitemap(content, site, dates);
  expect(entryOf(map, '/products/vapor-puro')).toContain('<lastmod>2026-03-01</lastmod>');
  expect(entryOf(map, '/products/totalizadores')).toContain('<lastmod>2026-01-05</lastmod>');
  expect(map.match(/<lastmod>/g)).toHaveLength(pages.length);
});

test('a page with one file of unknown date says none', () => {
  const dates = new Map(everything);
  dates.delete('products/vapor-puro');
  const map = sitemap(content, site, dates);
  expect(entryOf(map, '/products/vapor-puro')).not.toContain('lastmod');
  expect(map.match(/<lastmod>/g)).toHaveLength(pages.length - 1);
  expect(sitemap(content, site, new Map())).not.toContain('lastmod');
});

test('the latest of the dates counts, and none when one is missing', () => {
  const dates = new Map([
    ['a', '2025-12-31'],
    ['b', '2026-01-01'],
  ]);
  expect(lastChange(['b', 'a'], dates)).toBe('2026-01-01');
  expect(lastChange(['a', 'c'], dates)).toBeUndefined();
});

test.each([
  ['/', 'home.yaml', ['home', 'features', 'pillars', 'clients', 'images/hero/sala-calderas']],
  ['/about', 'about.yaml', ['about', 'team', 'stats', 'images/sections/historia']],
  ['/services', 'services.yaml', ['services', 'services/gestion-energia']],
  ['/contact', 'contact.yaml', ['contact', 'company']],
  [
    '/equipment/desaireadores',
    'equipment/desaireadores.yaml',
    ['equipment/desaireadores', 'images/equipment/desaireadores-conjunto'],
  ],
])('%s is made of %s and what it names', (path, file, stems) => {
  expect(fileOf(pageAt(path))).toBe(file);
  expect(sourceStems(pageAt(path))).toEqual(expect.arrayContaining(stems));
});

test('a page names its own pictures, without the samples and without those of another page', () => {
  const sources = (path: string) => picturesOf(pageAt(path)).map(({ src }) => src);
  const shown = content.collection.products.find(({ slug }) => slug === 'vapor-puro')?.images;
  expect(sources('/products/vapor-puro')).toEqual(
    expect.arrayContaining(shown?.map(({ src }) => src.src) ?? ['none']),
  );
  expect(new Set(sources('/')).size).toBe(sources('/').length);
  expect(sources('/').join()).not.toContain('/clients');
  expect(sources('/services')).toEqual([]);
  const real = contentWith({ 'clients.yaml': set([0, 'sample'], false) });
  expect(picturesOf(pageAt('/services', listedPages(real)))).toHaveLength(1);
});

test('what has a meaning in XML is escaped', () => {
  expect(escapeXml(`a&b<c>"d"'`)).toBe('a&amp;b&lt;c&gt;&quot;d&quot;&apos;');
  expect(sitemap(content, 'https://sitio.example/?a=1&b=2', new Map())).not.toMatch(/&(?!amp;)/);
});
