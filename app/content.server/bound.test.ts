import { expect, test } from 'vitest';
import { bound, boundTight } from './bound.ts';

test('a conjunction of one letter stays with the word after it, and nothing else does', () => {
  expect(bound('En un recipiente o una línea: área y letra')).toBe(
    'En un recipiente o\u00a0una línea: área y\u00a0letra',
  );
  expect(bound('Trampas y accesorios, paso a paso')).toBe('Trampas y\u00a0accesorios, paso a paso');
  expect(bound('Y el aire del arranque')).toBe('Y el aire del arranque');
});

test('in a large heading a preposition or an article stays with a short word too', () => {
  expect(boundTight('Válvulas de seguridad')).toBe('Válvulas de\u00a0seguridad');
  expect(boundTight('En un recipiente o una línea: área y letra')).toBe(
    'En un\u00a0recipiente o\u00a0una\u00a0línea: área y\u00a0letra',
  );
  expect(boundTight('El ahorro de la planta')).toBe('El ahorro de la planta');
  expect(boundTight('Memoria de dimensionamiento')).toBe('Memoria de dimensionamiento');
});
