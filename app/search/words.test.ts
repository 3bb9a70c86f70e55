import { expect, test } from 'vitest';
import { plain, stemsOf, withoutConditions } from './words.ts';

test('accents, capitals, small figures and signs do not count', () => {
  expect(plain('  Válvula REDUCTORA (m³/h)  ')).toBe('valvula reductora m3 h');
  expect(plain('CO₂')).toBe('co2');
});

test.each([
  ['trampa', 'trampas'],
  ['presión', 'presiones'],
  ['gas', 'gases'],
  ['seco', 'secas'],
  ['fuente', 'fuentes'],
])('%s and %s are one word', (one, other) => {
  expect(stemsOf(one)).toEqual(stemsOf(other));
});

test('a figure and its unit are two words, and no part of what is looked for', () => {
  expect(plain('DN50, PN16, 6barg')).toBe('dn 50 pn 16 6 barg');
  expect(plain('F0 y B16.5')).toBe('f0 y b16 5');
  expect(withoutConditions('Trampa 6 barg, 120 kg/h')).toBe('trampa');
});

test('small words say nothing; short ones and figures stay as they are', () => {
  expect(stemsOf('¿Cuánto de la purga?')).toEqual(['purg']);
  expect(stemsOf('Kvs DN 50 B16.5')).toEqual(['kvs', 'dn', '50', 'b16', '5']);
});
