import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { all, attribute, documents, only, openDocument, root } from '../support/built-site.ts';

test.each(documents)('%s holds the whole sheet, whose link is switched off', (path) => {
  const document = openDocument(path);
  const sheet = only(document, 'link[rel="stylesheet"]');
  const rules = readFileSync(join(root, attribute(sheet, 'href') ?? ''), 'utf8').trim();
  expect(rules.length).toBeGreaterThan(10_000);
  const [order, whole] = all(document, 'style').map((tag) => tag.textContent);
  expect(whole).toBe(`${order}${rules}`);
  expect(attribute(sheet, 'disabled')).toBeDefined();
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
