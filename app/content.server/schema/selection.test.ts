import { describe, expect, test } from 'vitest';
import { selection } from './selection.ts';

const table = {
  id: 'valvulas',
  caption: 'Válvulas',
  columns: [
    { id: 'valvula', name: 'Válvula' },
    { id: 'clase', name: 'Clase', unit: '1', source: 'ASME B16.34' },
    {
      id: 'vapor',
      name: 'Vapor saturado',
      unit: 'barg',
      computed: { by: 'limite-vapor-saturado', from: ['clase'], method: 'ASME B16.34' },
    },
    { id: 'masa', name: 'Masa', unit: 'kg', sample: true },
  ],
  rows: [
    ['Compuerta', 150, 19],
    ['Globo', 300, null],
  ],
};
const parse = (changes: object) =>
  selection.safeParse({ title: 'Elija', lead: 'Prueba.', tables: [{ ...table, ...changes }] });

test('the engine fills its columns at their place', () => {
  expect(parse({}).data?.tables[0]?.rows).toEqual([
    ['Compuerta', 150, 13.9, 19],
    ['Globo', 300, 41.7, null],
  ]);
});

describe('it refuses', () => {
  const column = (changes: object) => ({
    columns: table.columns.map((one) => (one.id === 'masa' ? { ...one, ...changes } : one)),
  });
  test.each([
    ['a figure that comes from nowhere', column({ sample: false }), 'uno de los tres'],
    ['a figure with two origins', column({ source: 'Catálogo' }), 'uno de los tres'],
    [
      'a computed figure in a unit that it is not in',
      { columns: table.columns.with(2, { ...table.columns[2], unit: 'bar' } as never) },
      'está en «barg»',
    ],
    [
      'a comparison with a column that is not there',
      { conditions: [{ ask: 'Clase', column: 'clase', counted: 'otra', fits: 'at-least' }] },
      'no es una columna',
    ],
    ['a row that is too short', { rows: [['A', 150], table.rows[1]] }, 'lleva 3 celdas'],
    ['a text where a figure belongs', { rows: [['A', '150', 1], table.rows[1]] }, 'un número'],
    ['two rows of one name', { rows: [table.rows[0], table.rows[0]] }, 'se llama igual'],
    ['a point without a series', column({ at: 1 }), 'falta «over»'],
    [
      'a condition on a column that is not there',
      { conditions: [{ ask: 'Clase', column: 'otra', fits: 'equal' }] },
      'no es una columna',
    ],
  ])('%s', (_, changes, message) => {
    expect(JSON.stringify(parse(changes).error?.issues)).toContain(message);
  });
});
