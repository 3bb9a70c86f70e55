import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { all, attribute, documents, only, openDocument, root } from '../support/built-site.ts';

const sheetOf = (link: Parameters<typeof attribute>[0]) =>
  readFileSync(join(root, attribute(link, 'href') ?? ''), 'utf8').trim();

test.each(documents)('%s holds the sheet for screens, and links those for later', (path) => {
  const document = openDocument(path);
  const off = all(document, 'link[rel="stylesheet"][disabled]');
  const late = only(document, 'link[data-late]');
  const whole = off.filter((link) => link !== late);
  const paper = only(document, 'link[rel="stylesheet"][media="print"]');
  expect(all(document, 'link[rel="stylesheet"]')).toHaveLength(3);
  expect(off).toHaveLength(2);
  const [order = '', inside = ''] = all(document, 'style').map((tag) => tag.textContent);
  const rules = inside.slice(order.length);
  expect(inside.startsWith(order)).toBe(true);
  expect(rules).not.toContain('@media print{');
  const classes = all(document, '[class]').map((element) => attribute(element, 'class') ?? '');
  expect(classes.filter((names) => /\blate_/.test(names))).toEqual([]);
  expect(sheetOf(paper).replaceAll('@media print{', '')).not.toContain('@media');
  const count = (css: string, sign: string) => css.split(sign).length - 1;
  // Nothing is lost between them: neither a rule nor a value in one.
  const parts = [rules, sheetOf(paper), sheetOf(late)];
  for (const sign of [';', ':']) {
    const sum = parts.reduce((so, css) => so + count(css, sign), 0);
    expect(sum).toBe(count(whole.map(sheetOf).join(), sign));
  }
  expect(count(sheetOf(paper), ';')).toBeGreaterThan(200);
  expect(count(sheetOf(late), ';')).toBeGreaterThan(100);
});

test('each page has a file of its own name, by which the bundler puts the styles in order', () => {
  const files = readdirSync(join(root, 'assets')).filter((file) => /^page-.*\.js$/.test(file));
  const names = files.map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});

test('the font has the letters of Spanish, the signs of engineers and every weight of the site', () => {
  const preload = only(openDocument('/'), 'link[as="font"]');
  const font = openSync(join(root, attribute(preload, 'href') ?? ''));
  if (!('variationAxes' in font)) throw new Error('one font, not a collection');
  const letters = 'abcdefghijklmnñopqrstuvwxyzáéíóúü';
  const text = `${letters}${letters.toUpperCase()}0123456789.,;:¿?¡!«»“”()–—·°²³×−%$€/+=&@#'"₡₀₁₂₃₄→≈√Δ≤≥ṁ`;
  expect([...text].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual(
    [],
  );
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const weights = [...tokens.matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight));
  const { min = 0, max = 0 } = font.variationAxes.wght ?? {};
  expect(weights.length).toBeGreaterThan(2);
  expect(weights.filter((weight) => weight < min || weight > max)).toEqual([]);
});
