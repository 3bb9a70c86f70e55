import { expect, test } from 'vitest';
import { selection } from '../content.server/schema/selection.ts';
import { columnLevels } from './column-room.ts';
import { seriesOf } from './match.ts';

const points = [1, 2, 4, 7, 10, 15];
const { tables } = selection.parse({
  title: 'Elija el orificio',
  lead: 'Para la prueba.',
  tables: [
    {
      id: 'orificios',
      caption: 'Orificios',
      over: { name: 'Presión de ajuste', unit: 'barg', take: 'below' },
      columns: [
        { id: 'orificio', name: 'Orificio' },
        { id: 'area', name: 'Área', unit: 'mm²', sample: true },
        ...points.map((at) => ({
          id: `a-${at}`,
          name: 'Capacidad',
          unit: 'kg/h',
          at,
          sample: true,
        })),
      ],
      conditions: [{ ask: 'Ajuste', fits: 'over' }],
      rows: [
        ['D', 71, 1, 2, 3, 4, 5, 6],
        ['E', 126, 2, 3, 4, 5, 6, 7],
      ],
    },
  ],
});
const table = tables[0] ?? expect.fail();

test('beside the column that is read stand its neighbours, where there is no room for all', () => {
  const read = seriesOf(table).filter(({ at }) => at === 10);
  const levels = columnLevels(table, table.columns.slice(1), read);
  const first = [...levels].filter(([, level]) => level < 2).flatMap(([{ at }]) => at ?? []);
  expect(first.toSorted((a, b) => a - b)).toEqual([2, 4, 7, 10, 15]);
});
