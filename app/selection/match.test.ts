import { describe, expect, test } from 'vitest';
import { selection } from '../content.server/schema/selection.ts';
import { type Asked, choicesOf, decidingColumns, judge, leastOf, shownColumns } from './match.ts';

const parsed = selection.parse({
  title: 'Elija la trampa',
  lead: 'Para la prueba.',
  tables: [
    {
      id: 'trampas',
      caption: 'Trampas',
      over: { name: 'Presión diferencial', unit: 'bar', take: 'below' },
      columns: [
        { id: 'trampa', name: 'Trampa' },
        { id: 'conexion', name: 'Conexión', sample: true },
        { id: 'pmo', name: 'PMO', unit: 'barg', sample: true },
        { id: 'a-1', name: 'Capacidad', unit: 'kg/h', at: 1, sample: true },
        { id: 'a-4', name: 'Capacidad', unit: 'kg/h', at: 4, sample: true },
        { id: 'a-6', name: 'Capacidad', unit: 'kg/h', at: 6, sample: true },
        { id: 'masa', name: 'Masa', unit: 'kg', sample: true },
      ],
      conditions: [
        { ask: 'Presión', column: 'pmo', fits: 'at-least' },
        { ask: 'Diferencial', fits: 'over' },
        { ask: 'Carga', fits: 'at-least' },
        { ask: 'Masa', column: 'masa', fits: 'at-most' },
      ],
      rows: [
        ['A', 'NPT, BSP', 4.5, 190, 340, null, 3],
        ['B', 'NPT', 10, 95, 175, 210, 3],
        ['C', 'Bridas', 14, 300, 570, 680, 8],
      ],
    },
  ],
});
const table = parsed.tables[0] ?? expect.fail();
const names = (asked: Asked, from = table) => judge(from, asked).fitting.map(([name]) => name);

test('with nothing asked every row fits and no point of the series is read', () => {
  expect(names([])).toEqual(['A', 'B', 'C']);
  expect(judge(table, []).readAt).toBeUndefined();
});

test('the least row is the smallest of what was asked to be enough', () => {
  const least = (asked: Asked) => {
    const { fitting, readAt } = judge(table, asked);
    return leastOf(table, fitting, readAt)?.[0];
  };
  expect(least([undefined, 4, 150])).toBe('B');
  expect(least([undefined, 4, 180])).toBe('A');
  expect(least([12])).toBe('C');
  expect(least([undefined, 4, 9000])).toBeUndefined();
});

describe('a series is read on the safe side', () => {
  test.each([
    [6, 'a-6', ['B', 'C']],
    [5, 'a-4', ['A', 'C']],
    [undefined, 'a-1', ['C']],
  ])('at %s bar', (drop, column, fitting) => {
    const load = drop === 5 ? 180 : 200;
    expect(judge(table, [undefined, drop, load]).readAt?.id).toBe(column);
    expect(names([undefined, drop, load])).toEqual(fitting);
  });

  test('upwards, where the figure falls with the variable', () => {
    const falling = { ...table, over: { name: 'x', unit: 'bar', take: 'above' as const } };
    expect(judge(falling, [undefined, 2, 1]).readAt?.id).toBe('a-4');
    expect(judge(falling, [undefined, undefined, 1]).readAt?.id).toBe('a-6');
  });

  test('outside of it no row fits, and that is the one reason', () => {
    const { fitting, others } = judge(table, [undefined, 0.5, 10]);
    expect(fitting).toEqual([]);
    expect(others.map(({ reasons }) => reasons)).toEqual(
      table.rows.map(() => [{ why: 'outside', limit: 1 }]),
    );
  });
});

test('every reason against a row is told', () => {
  const { others } = judge(table, [6, 6, 120, 2]);
  expect(others.map(({ row, reasons }) => [row[0], reasons.map(({ why }) => why)])).toEqual([
    ['A', ['low', 'without', 'without', 'high']],
    ['B', ['high']],
    ['C', ['high']],
  ]);
});

test('a row that gives no less than something does not fit below it', () => {
  const lowest = {
    ...table,
    conditions: [{ ask: 'Salida', column: 'pmo', least: 'masa', fits: 'at-least' as const }],
  };
  expect(names([4], lowest)).toEqual(['A', 'B']);
  expect(judge(lowest, [4]).others[0]?.reasons).toMatchObject([{ why: 'high', value: 8 }]);
});

test('a cell of text may name several choices', () => {
  const byConnection = {
    ...table,
    conditions: [{ ask: 'Conexión', column: 'conexion', fits: 'equal' as const }],
  };
  expect(choicesOf(table, 'conexion')).toEqual(['NPT', 'BSP', 'Bridas']);
  expect(names(['BSP'], byConnection)).toEqual(['A']);
  const byMass = {
    ...table,
    conditions: [{ ask: 'Masa', column: 'masa', fits: 'equal' as const }],
  };
  expect(choicesOf(table, 'masa')).toEqual(['3', '8']);
  expect(choicesOf({ ...table, rows: table.rows.toReversed() }, 'masa')).toEqual(['3', '8']);
  expect(names(['8'], byMass)).toEqual(['C']);
});

test('the columns that decide are those asked about, with the point of the series that was read', () => {
  const ids = (...read: string[]) =>
    decidingColumns(
      table,
      table.columns.filter(({ id }) => read.includes(id)),
    ).map(({ id }) => id);
  expect(ids()).toEqual(['pmo', 'a-1', 'masa']);
  expect(ids('a-6')).toEqual(['pmo', 'a-6', 'masa']);
  // Of a series that gets worse, the last point that all of them reach.
  const above = { ...table, over: { name: 'Contrapresión', unit: 'bar', take: 'above' as const } };
  expect(decidingColumns(above).map(({ id }) => id)).toEqual(['pmo', 'a-4', 'masa']);
  // Asked about by its series alone, more points of it; and no measures that fill a line.
  const series = { ...table, conditions: table.conditions.slice(1, 3) };
  expect(decidingColumns(series).map(({ id }) => id)).toEqual(['a-1', 'a-4', 'a-6']);
  const long = { ...series, rows: series.rows.map((row) => row.with(1, '1 200 × 900 mm')) };
  const read = long.columns.filter(({ id }) => id === 'a-4');
  expect(decidingColumns(long, read).map(({ id }) => id)).toEqual(['pmo', 'a-4', 'masa']);
  // What every name of a row tells is not told again.
  const named = { ...table, rows: table.rows.map((row) => row.with(0, `Trampa a ${row[2]} barg`)) };
  expect(decidingColumns(named).map(({ id }) => id)).toEqual(['conexion', 'a-1', 'masa']);
  const kinds = { ...table, rows: table.rows.map((row) => row.with(0, `${row[0]} ${row[1]}`)) };
  expect(shownColumns(kinds, []).map(({ id }) => id)).not.toContain('conexion');
  const tied = kinds.rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(', ', ',\u00a0') : cell)),
  );
  expect(shownColumns({ ...kinds, rows: tied }, []).map(({ id }) => id)).not.toContain('conexion');
  // With little to ask, the first of the others.
  const plain = { ...table, conditions: table.conditions.slice(0, 1), over: undefined };
  expect(decidingColumns(plain).map(({ id }) => id)).toContain('conexion');
});
