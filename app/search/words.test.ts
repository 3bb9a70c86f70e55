import { expect, test } from 'vitest';
import { plain, stemsOf } from './words.ts';

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

test('small words say nothing; short ones and figures stay as they are', () => {
  expect(stemsOf('¿Cuánto de la purga?')).toEqual(['purg']);
  expect(stemsOf('Kvs DN 50 B16.5')).toEqual(['kvs', 'dn', '50', 'b16', '5']);
});
