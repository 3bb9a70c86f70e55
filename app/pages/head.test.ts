import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { pageHead } from './head.server.ts';
import { listedPages, listPages, type Page } from './registry.server.ts';

const site = 'https://sitio.example';
const content = realContent();

type Tag = Record<string, unknown>;

function pageAt(path: string): Page {
  const page = listPages(content).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

function named(head: MetaDescriptor[], name: string): unknown {
  const tags = head as Tag[];
  return tags.find((tag) => tag.name === name || tag.property === name)?.content;
}

test('every title is the page and the company', () => {
  for (const page of listPages(content)) {
    expect(pageHead(content, page, site)[0]).toEqual({ title: `${page.label} | Ígnea` });
  }
});

test.each([
  ['/', 'Inicio | Ígnea'],
  ['/about', 'Quiénes somos | Ígnea'],
  ['/services', 'Servicios | Ígnea'],
  ['/contact', 'Contáctenos | Ígnea'],
  ['/equipment/calderas-vapor', 'Calderas para vapor | Ígnea'],
  ['/products/bombas-mecanicas-condensado', 'Bombas mecánicas | Ígnea'],
  ['/404', '404 | Ígnea'],
])('the title of %s is «%s»', (path, title) => {
  const head = pageHead(content, pageAt(path), site);
  expect(head.filter((tag) => 'title' in tag)).toEqual([{ title }]);
});

test('a page names its own address, on the public site', () => {
  const head = pageHead(content, pageAt('/products/vapor-puro'), site) as Tag[];
  const url = `${site}/products/vapor-puro`;
  expect(head.filter((tag) => tag.rel === 'canonical')).toEqual([
    { tagName: 'link', rel: 'canonical', href: url },
  ]);
  expect(named(head, 'og:url')).toBe(url);
  expect(named(head, 'og:locale')).toBe('es_CR');
});

test('the 404 page is kept out of search engines and names no address', () => {
  const page = pageAt('/404');
  expect(pageHead(content, page, site)).toEqual([
    { title: '404 | Ígnea' },
    { name: 'description', content: page.description },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('only the 404 page asks not to be listed; the others may be shown with their picture', () => {
  for (const page of listedPages(content)) {
    expect(named(pageHead(content, page, site), 'robots')).toBe('max-image-preview:large');
  }
});

test('every page has a card of its own for social networks, but for the 404 page', () => {
  const pages = listPages(content);
  const cards = pages.map((page) => named(pageHead(content, page, site), 'og:image'));
  expect(cards.filter((card) => card === undefined)).toHaveLength(1);
  expect(new Set(cards).size).toBe(pages.length);
  for (const card of cards.filter((address) => address !== undefined)) {
    expect(new URL(String(card)).origin).toBe(site);
  }
  const words = pages.map((page) => named(pageHead(content, page, site), 'og:image:alt'));
  expect(new Set(words).size).toBe(pages.length);
  expect(words).toContain(`Quiénes somos: ${content.single.about.story.imageAlt}`);
});

test('nothing leaks from one page to another', () => {
  const pages = listPages(content);
  const heads = pages.map((page) => JSON.stringify(pageHead(content, page, site)));
  // Made again in another order, and after the first ones were spoiled, they are the same.
  const again = pages.toReversed().map((page) => {
    const head = pageHead(content, page, site);
    const made = JSON.stringify(head);
    for (const tag of head as Tag[]) tag.content = 'spoiled';
    return made;
  });
  expect(again.toReversed()).toEqual(heads);
  pages.forEach((page, index) => {
    const others = pages.filter((other) => other !== page);
    const found = others.filter((other) => heads[index]?.includes(other.description));
    expect(found, page.path).toEqual([]);
  });
});
