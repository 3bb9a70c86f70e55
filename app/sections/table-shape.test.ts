import { expect, it } from 'vitest';
import { figureColumns, fitsPhone } from './table-shape.ts';

it('knows the columns of a table that hold nothing but numbers', () => {
  const rows = [
    ['Vapor', '25,9', '10,4–15,5', '2\u00a0201', '—'],
    ['Agua', '−5', '≥ 3', '0,0949', '12 kW'],
  ];
  expect(figureColumns(rows)).toEqual([false, true, true, true, false]);
});

it('sets short columns side by side on a phone, and sentences below one another', () => {
  const steam = ['Presión, barg', 'Temperatura, °C', 'Calor latente, kJ/kg', 'Volumen, m³/kg'];
  expect(fitsPhone(steam, [['20', '214,9', '1\u00a0879', '0,095']])).toBe(true);
  const kinds = ['Tipo', 'Capacidad habitual', 'A favor', 'A cuidar'];
  const boiler = [
    'Pirotubular',
    '500 kg/h',
    'Gran reserva de agua: absorbe picos',
    'Arranque lento',
  ];
  expect(fitsPhone(kinds, [boiler])).toBe(false);
});
