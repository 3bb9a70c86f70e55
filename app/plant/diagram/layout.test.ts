import { expect, test } from 'vitest';
import { change } from '../../../engineering/plant/choices.ts';
import { EXAMPLE_PLANT, solveOperation } from '../../../engineering/plant/model.ts';
import { SAMPLE_PLANTS } from '../../../engineering/plant/samples.ts';
import { streamsOf } from '../../../engineering/plant/streams.ts';
import { of } from '../../../engineering/quantities.ts';
import { solved } from '../../../engineering/solved.ts';
import { arrowHead } from './arrow-head.ts';
import type { Layout, Line } from './layout.ts';
import { middle } from './middle.ts';
import { narrow } from './narrow.ts';
import { lineWidth } from './stream-line.tsx';
import { wide } from './wide.ts';

type Box = { left: number; top: number; right: number; bottom: number };

const food = SAMPLE_PLANTS[0]?.state ?? EXAMPLE_PLANT;
const everything = {
  fuel: 'diesel',
  economizer: 'si',
  flashCondensate: 'si',
  flashBlowdown: 'si',
  preheat: 'si',
};
const plants = {
  ...Object.fromEntries(SAMPLE_PLANTS.map(({ id, state }) => [id, state])),
  'everything behind a valve': change(food, { choices: everything }),
  'everything behind a turbine': change(food, { choices: { ...everything, letDown: 'turbina' } }),
  'everything on one header': change(food, { choices: { ...everything, low: 'no' } }),
  'no return': change(food, { values: { highReturned: of(0, '%'), lowReturned: of(0, '%') } }),
  'all returned': change(food, {
    values: { highReturned: of(100, '%'), lowReturned: of(100, '%') },
  }),
  'only low users': change(food, { values: { highUse: of(0, 'kg/h') } }),
  'much low use': change(food, { values: { highUse: of(10, 'kg/h') }, choices: everything }),
  'surplus vapour': change(food, {
    values: { boilerPressure: of(20, 'barg'), highReturned: of(90, '%'), lowUse: of(10, 'kg/h') },
    choices: everything,
  }),
};

/** The corners of a way, its arcs cut short. */
function corners(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, given = ''] of path.matchAll(/([MHVLahvZ])([^MHVLahvZ]*)/g)) {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M' || command === 'L') [x, y] = numbers as [number, number];
    if (command === 'H' || command === 'V')
      [x, y] = command === 'H' ? [numbers[0] ?? 0, y] : [x, numbers[0] ?? 0];
    if (command === 'h') x += numbers[0] ?? 0;
    if (command === 'v') y += numbers[0] ?? 0;
    if (command === 'a') [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
    points.push([x, y]);
  }
  return points;
}

function boxOf(points: readonly (readonly [number, number])[], around = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - around,
    top: Math.min(...ys) - around,
    right: Math.max(...xs) + around,
    bottom: Math.max(...ys) + around,
  };
}

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function pipeBoxes({ path }: Line, width: number): Box[] {
  const points = corners(path);
  return points.slice(1).map((point, place) => boxOf([points[place] ?? point, point], width / 2));
}

function tagBox({ tag: [left, top] }: Line, { tag }: Layout): Box {
  return { left, top, right: left + tag.width, bottom: top + tag.height };
}

/** What of the leader is seen beside its figures. */
function leaderBox(line: Line, layout: Layout): Box | undefined {
  const [, , pipeX, pipeY] = line.tag;
  if (pipeX === undefined) return;
  const { left, top, right, bottom } = tagBox(line, layout);
  if (pipeY !== undefined)
    return boxOf([
      [pipeX, pipeY < top ? top : bottom],
      [pipeX, pipeY],
    ]);
  return boxOf([
    [pipeX < left ? left : right, (top + bottom) / 2],
    [pipeX, (top + bottom) / 2],
  ]);
}

test.each(
  Object.entries({ narrow, middle, wide }).flatMap(([name, layout]) =>
    Object.entries(plants).map(([plant, state]) => ({ name, plant, layout, state })),
  ),
)('$name, $plant: no figures on a line, no leader to another pipe', ({ layout, state }) => {
  const operation = solved(solveOperation(state));
  const { plant, balance } = operation;
  const streams = streamsOf(operation);
  const lines = layout.lines({ low: plant.low !== null, economizer: plant.boiler.economizer > 0 });
  const most = Math.max(...streams.map(({ flow }) => flow));
  const drawn = streams.map(({ id, flow }) => {
    const [line, width] = [lines[id], lineWidth(flow / most)];
    const pipe = [...pipeBoxes(line, width), boxOf(corners(arrowHead(line.arrow, width)))];
    return { id, pipe, tag: tagBox(line, layout), leader: leaderBox(line, layout) };
  });
  const pumps = [
    layout.pumps.feedwater,
    ...(balance.returned > 0 ? [layout.pumps.condensate] : []),
  ];
  const solid = [
    ...Object.values(layout.places).map(({ x, y, width, height }) =>
      boxOf([
        [x, y],
        [x + width, y + height],
      ]),
    ),
    ...pumps.map(({ at }) => boxOf([at], 15)),
    ...Object.values(layout.traps).map((at) => boxOf([at], 8)),
  ];
  for (const { id, tag, leader } of drawn) {
    const others = drawn.filter((other) => other.id !== id);
    const touched = drawn.filter(({ pipe }) => pipe.some((box) => touch(box, tag)));
    expect(
      touched.map((other) => other.id),
      `pipes under the figures of ${id}`,
    ).toEqual([]);
    expect(
      others.filter((other) => touch(other.tag, tag)).map((other) => other.id),
      id,
    ).toEqual([]);
    expect(
      solid.filter((box) => touch(box, tag)),
      `machines under the figures of ${id}`,
    ).toEqual([]);
    expect(tag.left >= 0 && tag.right <= layout.width, id).toBe(true);
    if (!leader) continue;
    const led = drawn.filter(({ pipe }) => pipe.some((box) => touch(box, leader)));
    expect(
      led.map((other) => other.id),
      `leader of ${id}`,
    ).toEqual([id]);
  }
});
