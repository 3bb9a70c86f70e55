import { expect, it } from 'vitest';
import { unitsInHeads } from './column-units.ts';

it('moves a unit that all cells of a column share into its head', () => {
  const table = {
    columns: ['Diámetro', 'Desnuda', 'Aislada', 'Fuente'],
    rows: [
      ['DN 25', '280 W/m', '27 W/m', '100 °C'],
      ['DN 150', '1\u00a0300 W/m', '77,5\u00a0W/m', '20 a 30 °C'],
    ],
  };
  expect(unitsInHeads(table)).toEqual({
    columns: ['Diámetro', 'Desnuda, W/m', 'Aislada, W/m', 'Fuente'],
    rows: [
      ['DN 25', '280', '27', '100 °C'],
      ['DN 150', '1\u00a0300', '77,5', '20 a 30 °C'],
    ],
  });
});

it('moves it too where figures lead from one to another, and where the head begins with it', () => {
  const table = {
    columns: ['De → a', 'm/s a 200 kg/h'],
    rows: [
      ['10 → 7 barg', '7,0 m/s'],
      ['14 → 0,5 barg', '3,5 m/s'],
    ],
  };
  expect(unitsInHeads(table)).toEqual({
    columns: ['De → a, barg', 'm/s a 200 kg/h'],
    rows: [
      ['10 → 7', '7,0'],
      ['14 → 0,5', '3,5'],
    ],
  });
});

it('keeps a sign with the word before it', () => {
  const { columns } = unitsInHeads({ columns: ['Ahorro'], rows: [['4,3 %'], ['2,3 %']] });
  expect(columns).toEqual(['Ahorro,\u00a0%']);
});

it('leaves different units, words after numbers and heads that have it as they are', () => {
  const mixed = {
    columns: ['Consumo', 'Límite'],
    rows: [
      ['77,1 L/h', '3 a la mitad'],
      ['60,3 kg/h', '2 a la mitad'],
    ],
  };
  expect(unitsInHeads(mixed)).toEqual(mixed);
  const told = { columns: ['Salto, K'], rows: [['15 K'], ['28 K']] };
  expect(unitsInHeads(told).columns).toEqual(['Salto, K']);
});
