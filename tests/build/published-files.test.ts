import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteUrl } from '../../app/content.server/site-url.ts';
import { documentPaths } from '../../app/pages/documents.server.ts';
import { kinds } from '../../app/pages/registry.server.ts';
import { cacheControl } from '../../deploy/caching.ts';
import { readPolicy } from '../../deploy/policy.ts';
import {
  all,
  attribute,
  isBuilt,
  notFoundDocument,
  openDocument,
  root,
} from '../support/built-site.ts';
import { content, pages } from '../support/pages.ts';

const files = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('the site map lists every page and document, each once, and no other', () => {
  const map = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  expect(map).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  const paths = [...pages.map(({ path }) => path), ...documentPaths(content)];
  expect(listed).toEqual(paths.map((path) => new URL(path, siteUrl()).href));
});

test('the site map names only pictures that there are, and days that have been', () => {
  const map = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  const images = [...map.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map((match) => match[1]);
  expect(images.length).toBeGreaterThan(pages.length);
  expect(images.filter((image) => !isBuilt(String(image)))).toEqual([]);
  expect(images.filter((image) => !image?.startsWith(siteUrl()))).toEqual([]);
  const today = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  for (const [, day = ''] of map.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day <= today).toBe(true);
  }
});

test('the catalogue in short names only pages and anchors that there are', () => {
  const catalogue = readFileSync(join(root, 'llms.txt'), 'utf8');
  const links = [...catalogue.matchAll(/\]\((https?:[^)]+)\)/g)].map((match) => match[1] ?? '');
  expect(links.length).toBeGreaterThanOrEqual(pages.length);
  const dead = links.filter((link) => {
    const { pathname, hash } = new URL(link);
    if (!isBuilt(link)) return true;
    return hash !== '' && all(openDocument(pathname), hash).length === 0;
  });
  expect(dead).toEqual([]);
});

test('robots are let in, and shown the site map', () => {
  const robots = readFileSync(join(root, 'robots.txt'), 'utf8').trim().split('\n');
  expect(robots).toContain('User-agent: *');
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', siteUrl()).href}`);
  expect(robots.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('only the 404 page asks not to be listed', () => {
  const robots = (path: string) =>
    all(openDocument(path), 'meta[name="robots"]').map((tag) => attribute(tag, 'content'));
  expect(robots(notFoundDocument)).toEqual(['noindex']);
  for (const { path } of pages) expect(robots(path), path).toEqual(['max-image-preview:large']);
});

test('every text has a compressed copy that holds the same', () => {
  const texts = files.filter((file) => /\.(html|js|css|svg|data|xml|txt|json|glb)$/.test(file));
  expect(texts.length).toBeGreaterThan(pages.length * 2);
  for (const file of texts) {
    const original = readFileSync(file);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(original), `${file}.gz`).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(original), file).toBe(true);
  }
});

test('no compressed copy is left of a file that is gone', () => {
  const copies = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(copies.filter((file) => !files.includes(file.slice(0, -3)))).toEqual([]);
});

test('no working file of the build is published', () => {
  const published = files.map((file) => file.slice(root.length + 1));
  expect(
    published.filter((file) => /spa-fallback|^404\/|\.map$|\.ya?ml$|\.tsx?$/.test(file)),
  ).toEqual([]);
});

test('every file that browsers may keep for ever has a hash in its name', () => {
  const kept = files
    .map((file) => file.slice(root.length))
    .filter((path) => cacheControl(path).includes('immutable') && !/\.(br|gz)$/.test(path));
  expect(kept.length).toBeGreaterThan(pages.length);
  const isOurs = (path: string) => /\.[0-9a-f]{10}(-\d+)?\.\w+$/.test(path);
  // Vite's may be eight letters like any word, so that what is only copied needs one of ours.
  const isVites = (path: string) => /-[\w-]{8}\.\w+$/.test(path) && !existsSync(`public${path}`);
  expect(kept.filter((path) => !isOurs(path) && !isVites(path))).toEqual([]);
  expect(cacheControl('/assets/js/main.js')).not.toContain('immutable');
});

test('almost nothing inline is run, so the policy stays short', () => {
  const { scripts, styles } = readPolicy(root);
  expect(scripts.length).toBeLessThanOrEqual(3);
  // One for the order of the layers, one for each kind of page.
  expect(styles.length).toBeLessThanOrEqual(1 + kinds.length);
});
