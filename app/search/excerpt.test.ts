import { expect, test } from 'vitest';
import { excerptOf, markWords } from './excerpt.ts';

const text = `${'Antes se dice otra cosa. '.repeat(20)}Las trampas de vapor abiertas pierden vapor. ${'Después sigue otra. '.repeat(20)}`;

test('an excerpt is the sentence where the words stand, whole and alone', () => {
  const excerpt = excerptOf(text, ['tramp', 'abiert']);
  expect(excerpt).toBe('Las trampas de vapor abiertas pierden vapor.');
  const abroad = 'Lo mide EE. UU. con vapor, en cada planta y en cada turno.';
  expect(excerptOf(`Otra cosa. ${abroad}`, ['vapor'])).toBe(abroad);
});

test('a sentence that is too long is cut between clauses, and says so', () => {
  const long = `Primero esto, ${'y después más, '.repeat(20)}las trampas abiertas, y después más.`;
  expect(excerptOf(long, ['prim'])).toMatch(/^Primero esto, (y después más, )+y después más…$/);
  expect(excerptOf(long, ['tramp'])).toMatch(
    /^… y después más, .*las trampas abiertas, y después más\.$/,
  );
});

test('a clause that is too long is cut between words', () => {
  const long = `las trampas abiertas${' y después más'.repeat(20)}.`;
  const excerpt = excerptOf(long, ['tramp', 'abiert']);
  expect(excerpt).toMatch(/^las trampas abiertas.*(y|después|más)…$/);
  expect(excerpt.length).toBeLessThan(130);
});

test('of two sentences that say it the one that can be shown whole is shown', () => {
  const short = 'Una trampa abierta pierde vapor todo el año y nadie lo ve.';
  expect(excerptOf(`La trampa${' y más'.repeat(40)}. ${short}`, ['tramp'])).toBe(short);
});

test('a short text is shown whole, and one in which nothing was found from its beginning', () => {
  expect(excerptOf('Vapor seco.', ['vapor'])).toBe('Vapor seco.');
  expect(excerptOf(text, ['ausente'])).toMatch(/^Antes se dice/);
});

test('the words that were looked for are apart, as they are written, and nothing is lost', () => {
  const pieces = markWords('Válvulas (PSV) y la válvula', ['valvul', 'psv']);
  expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual([
    'Válvulas',
    'PSV',
    'válvula',
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Válvulas (PSV) y la válvula');
});
