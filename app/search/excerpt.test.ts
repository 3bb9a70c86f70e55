import { expect, test } from 'vitest';
import { excerptOf, markWords } from './excerpt.ts';

const text = `${'Antes se dice otra cosa. '.repeat(20)}Las trampas de vapor abiertas pierden vapor. ${'Después sigue otra. '.repeat(20)}`;

test('an excerpt shows the place where the words stand, cut between words', () => {
  const excerpt = excerptOf(text, ['tramp', 'abiert']);
  expect(excerpt).toContain('trampas de vapor abiertas');
  expect(excerpt).toMatch(/^…\S.*\S…$/);
  expect(excerpt.length).toBeLessThan(190);
  for (const word of excerpt.replaceAll('…', '').split(' '))
    expect(text.split(' ')).toContain(word);
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
