import { expect, test } from 'vitest';
import { excerptOf, markWords } from './excerpt.ts';

const text = `${'Antes se dice otra cosa. '.repeat(20)}Las trampas de vapor abiertas pierden vapor. ${'Después sigue otra. '.repeat(20)}`;

test('an excerpt is the sentence where the words stand, whole and alone', () => {
  const excerpt = excerptOf(text, ['tramp', 'abiert']);
  expect(excerpt).toBe('Las trampas de vapor abiertas pierden vapor.');
  expect(excerptOf('Otra cosa. Lo mide EE. UU. con vapor.', ['vapor'], 28)).toBe(
    'Lo mide EE. UU. con vapor.',
  );
});

test('a sentence that is too long is cut between words, and says so', () => {
  const long = `${'antes de todo eso '.repeat(20)}las trampas abiertas${' y después más'.repeat(20)}.`;
  const excerpt = excerptOf(long, ['tramp', 'abiert']);
  expect(excerpt).toContain('las trampas abiertas');
  expect(excerpt).toMatch(/^…\S.*\S…$/);
  for (const word of excerpt.replaceAll('…', '').split(' '))
    expect(long.split(' ')).toContain(word);
});

test('what was found stands near the beginning, for two short lines are all that is shown', () => {
  const excerpt = excerptOf(`${'uno dos tres '.repeat(8)}y la trampa al final.`, ['tramp']);
  expect(excerpt).toMatch(/^….{40,70}trampa al final\.$/);
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
