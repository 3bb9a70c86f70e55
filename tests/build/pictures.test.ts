import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../app/content.server/site-url.ts';
import { picturesOf } from '../../app/pages/sitemap.server.ts';
import { largestFile } from '../../app/ui/picture-sizes.ts';
import {
  all,
  attribute,
  documents,
  only,
  openDocument,
  root,
  type Tag,
} from '../support/built-site.ts';
import { content, pages } from '../support/pages.ts';

const isFile = (address: string) => existsSync(join(root, address.split(/[?#]/)[0] ?? ''));

describe.each(documents)('%s', (path) => {
  const document = openDocument(path);
  const images = all(document, 'img');

  test('has an alternative text and a size on every picture', () => {
    for (const image of images) {
      const src = attribute(image, 'src');
      expect(attribute(image, 'alt'), `alt of ${src}`).toBeDefined();
      expect(Number(attribute(image, 'width')), `width of ${src}`).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height')), `height of ${src}`).toBeGreaterThan(0);
    }
  });

  test('describes each picture, but for those whose link, button or choice already does', () => {
    const silent = images.filter((image) => attribute(image, 'alt') === '');
    const unexplained = silent.filter((image) => !image.closest('a, button, label, li'));
    expect(unexplained.map((image) => attribute(image, 'src'))).toEqual([]);
  });

  test('names only files that there are', () => {
    const named = filesOf(document);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !isFile(address))).toEqual([]);
  });

  test('fetches at most one picture at once, and before others', () => {
    const eager = images.filter((image) => attribute(image, 'loading') !== 'lazy');
    expect(eager.length).toBeLessThanOrEqual(1);
    for (const image of eager) {
      expect(image).toBe(images[0]);
      expect(attribute(image, 'loading')).toBe('eager');
      expect(attribute(image, 'fetchpriority')).toBe('high');
    }
  });
});

test('the picture of every service topic leads to its largest file', () => {
  for (const { link, items } of content.collection.services) {
    for (const { imageUrl, imageAlt } of items) {
      const image = all(openDocument(link), 'img').find(
        (tag) => attribute(tag, 'alt') === imageAlt,
      );
      const anchor = image?.closest('a');
      expect(anchor && attribute(anchor, 'href'), imageAlt).toBe(largestFile(imageUrl));
    }
  }
});

// A page whose own file names no picture begins with words.
const pictured = pages.filter(
  ({ sources, ...page }) => picturesOf({ ...page, sources: sources.slice(0, 1) }).length > 0,
);

test.each(pictured)('$path fetches its first picture at once', ({ path }) => {
  const [first] = all(openDocument(path), 'img');
  expect(first && attribute(first, 'loading')).toBe('eager');
});

test.each(pages)('$path gives social networks a picture of the size it says', async ({ path }) => {
  const said = (name: string) =>
    attribute(only(openDocument(path), `meta[property="${name}"]`), 'content') ?? '';
  const url = new URL(said('og:image'));
  expect(url.origin).toBe(new URL(siteUrl()).origin);
  const { format, width, height } = await sharp(join(root, url.pathname)).metadata();
  expect(format).toMatch(/^(jpeg|png|webp)$/);
  expect([width, height].map(String)).toEqual([said('og:image:width'), said('og:image:height')]);
});

test('the style sheets name only files that there are', async () => {
  const sheets = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = readFileSync(join(root, sheet), 'utf8');
    for (const [, address = ''] of css.matchAll(/url\(["']?([^"')]+)/g)) {
      if (address.startsWith('data:')) continue;
      const file = address.startsWith('/') ? address : join('/', dirname(sheet), address);
      expect(isFile(file), `${address} in ${sheet}`).toBe(true);
    }
  }
});

/** Pictures, preloads, scripts and style sheets that a page names. */
function filesOf(document: Tag): string[] {
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    all(document, `[${name}]`)
      .flatMap((tag) => (attribute(tag, name) ?? '').split(/,\s+/))
      .map((candidate) => candidate.split(/\s+/)[0] ?? ''),
  );
  const sources = all(document, 'img[src], script[src]').map((tag) => attribute(tag, 'src') ?? '');
  const links = all(document, 'link[href]')
    .filter((link) => attribute(link, 'rel') !== 'canonical')
    .map((link) => attribute(link, 'href') ?? '');
  return [...sets, ...sources, ...links].filter((address) => !address.startsWith('data:'));
}
