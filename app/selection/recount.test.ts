import { describe, expect, test } from 'vitest';
import { computedCell } from '../../engineering/selection/index.ts';
import { selection } from '../content.server/schema/selection.ts';
import { type Asked, judge } from './match.ts';
import { recount } from './recount.ts';

const tableOf = (table: object) =>
  selection.parse({ title: 'Elija', lead: 'Prueba.', tables: [{ id: 'una', ...table }] })
    .tables[0] ?? expect.fail();

const inlet = { asked: 'Entrada', usual: 7 };
const outlet = { asked: 'Salida', usual: 3 };
const valves = tableOf({
  caption: 'Válvulas',
  columns: [
    { id: 'valvula', name: 'Válvula' },
    { id: 'kvs', name: 'Kvs', unit: 'm³/h', sample: true },
    {
      id: 'caudal',
      name: 'Caudal de {Entrada} a {Salida} barg',
      unit: 'kg/h',
      computed: { by: 'vapor-por-kvs', from: ['kvs', inlet, outlet, 70], method: 'IEC' },
    },
    {
      id: 'uso',
      name: 'Uso',
      unit: '%',
      computed: {
        by: 'uso-del-kvs',
        from: ['kvs', { asked: 'Caudal' }, inlet, outlet],
        significant: 2,
        method: 'IEC',
      },
    },
  ],
  conditions: [
    { ask: 'Caudal', column: 'caudal', fits: 'at-least' },
    { ask: 'Entrada', fits: 'given', unit: 'barg' },
    { ask: 'Salida', fits: 'given', unit: 'barg' },
  ],
  rows: [
    ['DN 25', 10],
    ['DN 40', 16],
    ['DN 50', 25],
  ],
});
const engine = { computedCell };

describe('the capacity of a valve', () => {
  const fitting = (...asked: Asked) => {
    const { table } = recount(valves, asked, engine);
    return judge(table, asked).fitting.map(([name]) => name);
  };

  test('is that of the usual pressures while none are typed', () => {
    const { table, own } = recount(valves, [], undefined);
    expect(table.columns.map(({ name }) => name)).toEqual([
      'Válvula',
      'Kvs',
      'Caudal de 7 a 3 barg',
    ]);
    expect(own).toEqual([]);
  });

  // The tool of the same page asks for Kv 8,84: 55 % of Kvs 16, and more than 70 % of Kvs 10.
  test('is computed at the pressures that were typed', () => {
    const { table, own } = recount(valves, [1200, 10, 2], engine);
    expect(own.map(({ name }) => name)).toEqual(['Caudal de 10 a 2 barg', 'Uso']);
    expect(table.rows.map((row) => row.at(-1))).toEqual([88, 55, 35]);
    expect(fitting(1200, 10, 2)).toEqual(['DN 40', 'DN 50']);
    expect(fitting(1200)).toEqual(['DN 50']);
  });

  test('is none without a drop of pressure, and waits for the engine', () => {
    expect(recount(valves, [100, 3, 3], engine).refusal).toEqual({
      ask: 'Salida',
      reason: expect.stringContaining('menor que la de entrada'),
    });
    expect(recount(valves, [100, 3, 1], undefined).isReady).toBe(false);
  });
});

describe('a series between two of its points', () => {
  const series = (take: 'below' | 'above', computed?: object) =>
    tableOf({
      caption: 'Trampas',
      over: { name: 'Diferencial', unit: 'bar', take },
      columns: [
        { id: 'trampa', name: 'Trampa' },
        { id: 'area', name: 'Área', unit: 'mm²', sample: true },
        ...[2, 4].map((at) => ({
          ...{ id: `a-${at}`, name: 'Capacidad', unit: 'kg/h', at },
          ...(computed ? { computed } : { sample: true }),
        })),
      ],
      conditions: [{ ask: 'Diferencial', fits: 'over' }],
      rows: computed
        ? [
            ['A', 100],
            ['B', 224],
          ]
        : [
            ['A', 100, 200, 300],
            ['B', 224, 200, null],
          ],
    });
  const at = (take: 'below' | 'above', point: number, computed?: object) => {
    const { table, own } = recount(series(take, computed), [point], engine);
    return table.rows.map((row) => own[0] && row[table.columns.indexOf(own[0])]);
  };

  test('is interpolated, and where it ends read on the safe side', () => {
    expect(at('below', 3)).toEqual([250, 200]);
    expect(at('above', 3)).toEqual([250, null]);
  });

  test('is computed where the engine fills it', () => {
    const computed = { by: 'vapor-por-orificio', from: ['area', 'at', 10], method: 'API 520' };
    // API 520-I: A·p·Kd/190,5 at 1,1 · 3 bar of gauge pressure.
    const expected = [100, 224].map((area) => (area * (330 + 101.325) * 0.975) / 190.5);
    expect(at('below', 3, computed)).toEqual(expected.map((kgh) => Number(kgh.toPrecision(3))));
  });

  test('is left as it is at its points and outside of them', () => {
    for (const point of [1, 2, 4, 5]) {
      expect(recount(series('below'), [point], engine).own).toEqual([]);
    }
  });
});
