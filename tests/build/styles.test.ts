import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { all, attribute, documents, only, openDocument, root } from '../support/built-site.ts';

const link = 'link[rel="stylesheet"]';
const sheetOf = (path: string) => attribute(only(openDocument(path), link), 'href') ?? '';
const selectors = (css: string) =>
  new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

describe.each(documents)('%s', (path) => {
  const document = openDocument(path);
  const inline = all(document, 'style')
    .map((tag) => tag.textContent)
    .join('');
  const classes = new Set(
    all(document, '[class]').flatMap((tag) => (attribute(tag, 'class') ?? '').split(' ')),
  );

  test('holds every rule for what it shows, and leaves out most of the others', () => {
    const whole = selectors(readFileSync(join(root, sheetOf(path)), 'utf8'));
    const own = selectors(inline);
    const needed = [...classes].filter((name) => whole.has(name));
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((name) => !own.has(name))).toEqual([]);
    expect(own.size).toBeLessThan(whole.size * 0.75);
  });

  test('leaves the whole sheet to the scripts', () => {
    expect(attribute(only(document, link), 'disabled')).toBeDefined();
  });
});

test('the sheet names no font, or all text would be set anew when it comes', () => {
  expect(readFileSync(join(root, sheetOf('/')), 'utf8')).not.toContain('@font-face');
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
