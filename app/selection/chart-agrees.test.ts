import { expect, test } from 'vitest';
import * as engine from '../../engineering/selection/index.ts';
import { realContent } from '../../tests/support/content-folder.ts';
import { isReached, sizeSteps } from '../charts/size-steps.ts';
import { judge, leastOf } from './match.ts';
import { recount } from './recount.ts';
import { isSizeRange, sizesIn } from './size-range.ts';

const { equipment } = realContent().collection;
const drawn = equipment.flatMap(({ slug, content, selection }) =>
  content
    .filter(isSizeRange)
    .flatMap((range) =>
      (selection?.tables ?? [])
        .filter(({ id }) => id === range.sizes.table)
        .map((table) => ({ slug, range, table })),
    ),
);

test.each(drawn)('on $slug the chooser finds one where the chart draws one', ({ range, table }) => {
  const { sizes, y, mark } = sizesIn(table, range);
  const steps = sizeSteps(sizes, y.unit);
  const place = (id: string) => table.conditions.findIndex(({ column }) => column === id);
  const found = (x: number, height: number) => {
    const asked: number[] = [];
    asked[place(range.sizes.x)] = x;
    asked[place(range.sizes.y)] = height;
    const { table: counted } = recount(table, asked, engine);
    return judge(counted, asked).fitting.length > 0;
  };
  const clashes = [150, 390, 1100, 2400, 5100, 11000, 20000, 24000, 31000].flatMap((x) =>
    [1, 3, 5, 6.9, 8, 12, 15, 19, 24]
      .filter((height) => found(x, height) !== isReached(steps, x, height, mark?.y))
      .map((height) => `${x} at ${height}`),
  );
  expect(clashes).toEqual([]);
});

test('a boiler is offered for what it gives at the pressure that is asked for', () => {
  const { table } = drawn.find(({ slug }) => slug === 'calderas-vapor') ?? expect.fail();
  const least = (...asked: number[]) => {
    const { table: counted } = recount(table, asked, engine);
    const { fitting, readAt } = judge(counted, asked);
    return leastOf(counted, fitting, readAt)?.[0];
  };
  expect(least(2400, 8)).toBe('CV-3000');
  expect(least(2400, 3)).toBe('CV-5000');
  expect(least(2400, 1)).toBe('CV-12000');
  expect(least(20000, 3)).toBeUndefined();
  const { columns, rows } = recount(table, [2400, 3], engine).table;
  const at = columns.findIndex(({ id }) => id === 'vapor-caso');
  expect(rows.find(([name]) => name === 'CV-3000')?.[at]).toBe(1560);
});
