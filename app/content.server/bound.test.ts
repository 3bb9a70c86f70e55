import { expect, test } from 'vitest';
import { bound } from './bound.ts';

test('a conjunction of one letter stays with the word after it, and nothing else does', () => {
  expect(bound('En un recipiente o una línea: área y letra')).toBe(
    'En un recipiente o\u00a0una línea: área y\u00a0letra',
  );
  expect(bound('Trampas y accesorios, paso a paso')).toBe('Trampas y\u00a0accesorios, paso a paso');
  expect(bound('Y el aire del arranque')).toBe('Y el aire del arranque');
});
