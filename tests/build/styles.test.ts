import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { all, attribute, documents, only, openDocument, root } from '../support/built-site.ts';

const sheetOf = (link: Parameters<typeof attribute>[0]) =>
  readFileSync(join(root, attribute(link, 'href') ?? ''), 'utf8').trim();

test.each(documents)('%s holds rules for screens, and links the sheets for later', (path) => {
  const document = openDocument(path);
  const links = all(document, 'link[rel="stylesheet"]');
  const [originals, later] = [links.slice(0, 1), links.slice(1)];
  const sheets = [
    'link[data-whole]',
    'link[rel="stylesheet"][media="print"]',
    'link[data-late]',
  ].map((selector) => only(document, selector));
  // What is switched on must not come after the rules for paper and those of parts that come late.
  expect(later).toEqual(sheets);
  expect(links.filter((link) => link.hasAttribute('disabled'))).toHaveLength(3);
  const [order = '', inside = ''] = all(document, 'style').map((tag) => tag.textContent);
  const rules = inside.slice(order.length);
  expect(inside.startsWith(order)).toBe(true);
  expect(rules).not.toContain('@media print{');
  const classes = all(document, '[class]').map((element) => attribute(element, 'class') ?? '');
  expect(classes.filter((names) => /\blate_/.test(names))).toEqual([]);
  const [whole = '', paper = '', late = ''] = sheets.map(sheetOf);
  expect(paper.replaceAll('@media print{', '')).not.toContain('@media');
  const count = (css: string, sign: string) => css.split(sign).length - 1;
  // Nothing is lost between them: neither a rule nor a value in one.
  const fonts = rules.match(/@font-face\{[^}]*\}/g)?.join('') ?? '';
  for (const sign of [';', ':']) {
    const sum = [fonts, whole, paper, late].reduce((so, css) => so + count(css, sign), 0);
    expect(sum).toBe(count(originals.map(sheetOf).join(), sign));
  }
  expect(count(fonts, '{')).toBeGreaterThan(3);
  expect(whole).not.toContain('@font-face');
  expect(count(paper, ';')).toBeGreaterThan(200);
  expect(count(late, ';')).toBeGreaterThan(100);
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
