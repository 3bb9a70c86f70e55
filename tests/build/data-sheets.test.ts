import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../app/content.server/site-url.ts';
import { documentPaths, sizeInWords } from '../../app/pages/documents.server.ts';
import { all, attribute, openDocument, root } from '../support/built-site.ts';
import { content } from '../support/pages.ts';

const { company } = content.single;
const items = (['equipment', 'products'] as const).flatMap((folder) =>
  content.collection[folder].map((item) => ({ item, page: `/${folder}/${item.slug}` })),
);
const fileOf = (path: string) => join(root, path);

/** What one of poppler's programs says about a document. */
function ask(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** A sheet's letters have no sign that keeps a range together. */
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');
const wordsOf = (path: string) => plain(ask('pdftotext', '-layout', fileOf(path), '-'));

describe.each(items)('$page', ({ item, page }) => {
  const path = `/documents/${item.slug}.pdf`;

  test('names its data sheet with the size that it has', () => {
    const [link] = all(openDocument(page), `a[href="${path}"]`);
    const { size } = statSync(fileOf(path));
    expect(size).toBeLessThan(600_000);
    expect(plain(link?.textContent ?? '')).toBe(`Ficha técnica (PDF, ${plain(sizeInWords(size))})`);
    expect(attribute(link ?? expect.fail(), 'type')).toBe('application/pdf');
  });

  test('has a sheet of two A4 pages with title, language and tags', () => {
    const facts = ask('pdfinfo', fileOf(path));
    expect(facts).toContain(`${item.label}: ficha técnica | ${company.name}`);
    expect(facts).toMatch(/^Tagged: +yes$/m);
    expect(facts).toMatch(/^Page size: .*\(A4\)$/m);
    const hasTables = item.selection || item.supply;
    expect(facts).toMatch(new RegExp(`^Pages: +${hasTables ? 2 : 1}$`, 'm'));
    expect(ask('pdfinfo', '-meta', fileOf(path))).toContain('<rdf:li>es-CR</rdf:li>');
  });

  test('has a sheet whose words can be searched, in fonts that it brings', () => {
    const fonts = ask('pdffonts', fileOf(path)).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !/\+Archivo-\w+ .* yes yes yes /.test(font))).toEqual([]);
    const words = wordsOf(path);
    const expected = [
      company.longName,
      ...item.keyFigures.map(({ value }) => value),
      ...(item.selection?.tables ?? []).flatMap(({ rows }) => rows.map(([name]) => String(name))),
      ...(item.supply?.includes.map((point) => point.split(' ').slice(0, 2).join(' ')) ?? []),
      ...(item.sheet?.sections ?? []).map((headline) => headline.split(' ')[0] ?? ''),
      ...(item.supply?.sample ? [content.single.labels.selection.sample] : []),
    ];
    expect(expected.filter((one) => !words.includes(plain(one)))).toEqual([]);
  });

  test('has a sheet that leads back to the page and to whom to call', () => {
    const links = ask('pdfinfo', '-url', fileOf(path));
    for (const target of [
      new URL(page, siteUrl()).href,
      `tel:${company.contactInfo.phones[0].number}`,
      `mailto:${company.contactInfo.emails[0]}`,
    ]) {
      expect(links).toContain(target);
    }
  });

  test('has a sheet that loses nothing on Letter paper, centred or from its top edge', () => {
    const millimetre = 72 / 25.4;
    const boxes = ask('pdftotext', '-bbox', fileOf(path), '-').matchAll(
      /yMin="(.+?)".*?yMax="(.+?)"/g,
    );
    const edges = [...boxes].map(([, top, bottom]) => [Number(top), Number(bottom)] as const);
    expect(edges.length).toBeGreaterThan(100);
    expect(Math.min(...edges.map(([top]) => top))).toBeGreaterThan(14 * millimetre);
    expect(Math.max(...edges.map(([, bottom]) => bottom))).toBeLessThan((279.4 - 6) * millimetre);
  });
});

test('the catalogue holds every sheet, with a list of what is where', () => {
  const path = documentPaths(content).at(-1) ?? '';
  const facts = ask('pdfinfo', fileOf(path));
  const sheets = items.filter(({ item }) => item.selection || item.supply).length;
  expect(facts).toMatch(new RegExp(`^Pages: +${2 + items.length + sheets}$`, 'm'));
  const contents = plain(ask('pdftotext', '-layout', '-f', '2', '-l', '2', fileOf(path), '-'));
  for (const { item } of items) expect(contents).toContain(plain(item.label));
  const size = plain(sizeInWords(statSync(fileOf(path)).size));
  for (const overview of ['/equipment', '/products']) {
    const [link] = all(openDocument(overview), `a[href="${path}"]`);
    expect(plain(link?.textContent ?? '')).toBe(`Catálogo completo (PDF, ${size})`);
  }
});

test('every document of the list is published, and none is a page of text', () => {
  const paths = documentPaths(content);
  expect(paths).toHaveLength(items.length + 1);
  expect(paths.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  for (const path of paths) {
    expect(readFileSync(fileOf(path)).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
