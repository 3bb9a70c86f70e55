import { expect, test } from 'vitest';
import type { PageKind } from '../../app/model/registry.ts';
import { siteUrl } from '../../app/model/site-url.ts';
import { all, notFoundDocument, openDocument } from '../support/built-site.ts';
import { pages } from '../support/pages.ts';

const expected: Record<Exclude<PageKind, 'not-found'>, string[]> = {
  home: ['LocalBusiness', 'WebSite'],
  about: ['BreadcrumbList'],
  services: ['BreadcrumbList'],
  service: ['BreadcrumbList', 'Service'],
  equipment: ['BreadcrumbList', 'Product'],
  product: ['BreadcrumbList', 'Product'],
  contact: ['BreadcrumbList', 'ContactPage', 'LocalBusiness'],
};

function dataOf(path: string): Record<string, unknown>[] {
  const scripts = all(openDocument(path), 'script[type="application/ld+json"]');
  return scripts.map((script) => JSON.parse(script.textContent));
}

test.each(pages)('$path tells search engines what it is', ({ path, kind }) => {
  const data = dataOf(path);
  const types = data.map((thing) => thing['@type']);
  expect(types).toEqual(expect.arrayContaining(kind === 'not-found' ? [] : expected[kind]));
  expect(new Set(types).size).toBe(types.length);
  for (const thing of data) expect(thing['@context']).toBe('https://schema.org');
});

test.each(pages)('$path writes every address in full', ({ path }) => {
  const addresses = JSON.stringify(dataOf(path)).matchAll(/"(?:url|item|@id)":"([^"]*)"/g);
  for (const [, address = ''] of addresses) {
    expect(new URL(address).origin).toBe(new URL(siteUrl()).origin);
  }
});

test('the 404 page tells search engines nothing', () => {
  expect(dataOf(notFoundDocument)).toEqual([]);
});
