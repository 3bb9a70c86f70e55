import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  documents,
  isBuilt,
  notFoundDocument,
  openDocument,
  type Tag,
} from '../support/built-site.ts';
import { pages } from '../support/pages.ts';

const links = (document: Tag) =>
  all(document, 'a[href]').map((link) => attribute(link, 'href') ?? '');

const hasId = (path: string, id: string) =>
  all(openDocument(path), '[id]').some((tag) => attribute(tag, 'id') === id);

describe.each(documents)('%s', (path) => {
  const document = openDocument(path);

  test('leads only to pages that there are', () => {
    const internal = links(document).filter((href) => href.startsWith('/'));
    expect(internal.length).toBeGreaterThan(20);
    expect(internal.filter((href) => !isBuilt(href))).toEqual([]);
  });

  test('leads only to anchors that there are', () => {
    const anchored = links(document).filter((href) => href.includes('#') && !/^https?:/.test(href));
    const dead = anchored.filter((href) => {
      const [target = '', id = ''] = href.split('#');
      const page = target.split('?')[0] || path;
      return !hasId(page, decodeURIComponent(id));
    });
    expect(anchored.length).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });

  test('leads to no invented address', () => {
    const invented = links(document).filter((href) =>
      /^https?:\/\/[^/]*\.example(\/|$)/.test(href),
    );
    expect(invented).toEqual([]);
  });

  test('names a place of its own by nothing but the #hash: it leads there without scripts', () => {
    const own = links(document).filter((href) => href.includes('#') && !href.startsWith('#'));
    const toItself = own.filter((href) => href.split(/[?#]/)[0]?.replace(/(?<=.)\/$/, '') === path);
    expect(toItself).toEqual([]);
  });

  test('has only links that say where they lead', () => {
    const silent = all(document, 'a').filter((link) => {
      const pictured = all(link, 'img').some((image) => attribute(image, 'alt'));
      return !attribute(link, 'aria-label') && link.textContent.trim() === '' && !pictured;
    });
    expect(silent).toEqual([]);
  });

  test('has no link whose words would suit any other', () => {
    const names = all(document, 'a[href]').map(
      (link) => attribute(link, 'aria-label') ?? link.textContent.trim(),
    );
    const vague =
      /^(haga |haz )?(clic|click|pulse|pinche)?( ?en)? ?(aquí|este enlace|enlace|más( información| detalles)?|(leer|ver|saber|conocer) más|ir|ver|continuar|empezar)[.:→»…]*$/i;
    expect(names.filter((name) => vague.test(name))).toEqual([]);
    expect('Ver más').toMatch(vague);
  });

  test('leaves the site only by secure links, telephone or mail', () => {
    const outside = links(document).filter((href) => !/^[/#]/.test(href));
    expect(outside.filter((href) => !/^(https:\/\/|tel:\+\d+$|mailto:)/.test(href))).toEqual([]);
  });

  test('gives nothing away to the sites that it opens in a new tab', () => {
    const opened = all(document, 'a[target="_blank"]');
    expect(opened.filter((link) => !/noopener/.test(attribute(link, 'rel') ?? ''))).toEqual([]);
  });

  test('asks no other host for anything, but for the map on the contact page', () => {
    const asked = requestsOf(document).filter((address) => /^([a-z]+:)?\/\//i.test(address));
    const others = asked.filter((address) => !address.startsWith('data:'));
    expect(others).toHaveLength(path === '/contact' ? 1 : 0);
    if (path === '/contact') {
      const frame = all(document, 'iframe').map((tag) => attribute(tag, 'src'));
      expect(frame).toEqual(others);
    }
  });
});

/** Every address that a browser asks for by itself when it reads the page. */
function requestsOf(document: Tag): string[] {
  const sources = ['src', 'poster', 'data', 'background'].flatMap((name) =>
    all(document, `[${name}]`).map((tag) => attribute(tag, name) ?? ''),
  );
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    all(document, `[${name}]`).flatMap((tag) => (attribute(tag, name) ?? '').split(/,\s+/)),
  );
  const sheets = all(document, 'link')
    .filter((link) => attribute(link, 'rel') !== 'canonical')
    .map((link) => attribute(link, 'href') ?? '');
  const styles = [
    ...all(document, '[style]').map((tag) => attribute(tag, 'style') ?? ''),
    ...all(document, 'style').map((tag) => tag.textContent),
  ].flatMap((style) => [...style.matchAll(/url\(["']?([^"')]+)/g)].map((match) => match[1] ?? ''));
  return [...sources, ...sets, ...sheets, ...styles].filter((address) => address !== '');
}

test('every page can be reached from the home page', () => {
  const reached = new Set<string>(['/']);
  for (const path of reached) {
    for (const href of links(openDocument(path))) {
      const target = href.split(/[?#]/)[0] ?? '';
      if (pages.some((page) => page.path === target)) reached.add(target);
    }
  }
  expect([...reached].sort()).toEqual(pages.map((page) => page.path).sort());
  expect(reached).not.toContain(notFoundDocument);
});
