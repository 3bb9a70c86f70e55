import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('each name in braces is replaced, as often as it comes', () => {
  expect(fill('Imagen {n} de {total}, {n}', { n: 2, total: 5 })).toBe('Imagen 2 de 5, 2');
});

test('what has no value stays as it is, so that it is seen', () => {
  expect(fill('¡Hola {name}!', {})).toBe('¡Hola {name}!');
});

test('zero and an empty text are values', () => {
  expect(fill('{a}-{b}', { a: 0, b: '' })).toBe('0-');
});

test('a value is put in as it is, not read as a pattern or a template', () => {
  expect(fill('¡Hola {name}!', { name: '$& {name} $1' })).toBe('¡Hola $& {name} $1!');
});
