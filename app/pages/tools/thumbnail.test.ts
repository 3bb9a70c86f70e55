import { expect, test } from 'vitest';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { solved } from '../../../engineering/solved.ts';
import { inUnit } from '../../calculator/state.ts';
import { definitionOf, toolIds } from '../tool/definitions.server.ts';
import { shownOf } from './shown-curve.server.ts';
import { type ThumbnailAxis, thumbnailOf } from './thumbnail.server.ts';
import { entryOf } from './tool-entry.server.ts';

test.each(toolIds)('the small chart of %s has its lines and its point on the paper', (id) => {
  const calculator = definitionOf(id);
  if (!calculator.curve) throw new Error(`${id} has no chart`);
  const { lines, point } = thumbnailOf(solved(calculator.curve(defaultState(calculator))));
  expect(lines.length).toBeGreaterThan(0);
  const [x, y] = point;
  const paths = [...lines, `M${x} ${y}`];
  for (const path of paths) {
    const numbers = [...path.matchAll(/-?[\d.]+|NaN|Infinity/g)].map(([number]) => Number(number));
    for (const [place, number] of numbers.entries()) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(place % 2 === 0 ? 120 : 56);
    }
  }
});

const drawn = toolIds.flatMap((id) =>
  [true, false].map((isLead) => ({ id, isLead, entry: entryOf(id, { isLead }) })),
);

test.each(drawn)('the point of $id is on a line that is drawn, as a card: $isLead', ({ entry }) => {
  const { thumbnail, pointName } = entry;
  if (!thumbnail) throw new Error('No chart');
  if (pointName) return;
  expect(Math.min(...thumbnail.lines.map((line) => away(thumbnail.point, line)))).toBeLessThan(0.5);
});

test.each(drawn)('the chart of $id, in equal steps, claims no other scale', ({ entry }) => {
  const { axes, across } = entry;
  expect([axes?.x.name, axes?.y.name, across?.name].join()).not.toContain('logarítmica');
  // Two lines under a chart as narrow as this.
  expect(across?.name.length ?? 0).toBeLessThan(30);
});

/** Where the ends of an axis lie, in units of the drawing. */
const ends = { left: 6, right: 114, top: 6 };

test.each(drawn)(
  'read against the printed ends, the point of $id is its example',
  ({ id, entry: { thumbnail, across, up, axes } }) => {
    const curve = shownOf(definitionOf(id))?.curve;
    if (!(thumbnail && across && up && curve)) throw new Error('No chart with ends');
    const [x, y] = thumbnail.point;
    const { left, right, top } = ends;
    const foot = thumbnail.zero ?? 56;
    const printed = {
      x: between([left, figure(across.from)], [right, figure(across.to)]),
      y: between([foot, 0], [top, figure(up)]),
    };
    const [exampleX, exampleY] = curve.point.at;
    expectNear(printed.x, x, inUnit(exampleX, curve.x.unit));
    expectNear(printed.y, y, inUnit(exampleY, curve.y.unit));
    if (!axes) return;
    const marked = (ticks: ThumbnailAxis['ticks'], length: number) =>
      between(...ticks.map(({ at, name }): Mark => [(at * length) / 100, figure(name)]));
    const million = axes.y.name.includes('millones') ? 1e6 : 1;
    expectNear(marked(axes.x.ticks, 120), x, inUnit(exampleX, curve.x.unit));
    expectNear(marked(axes.y.ticks, 56), y, inUnit(exampleY, curve.y.unit) / million);
  },
);

test.each(drawn)('the height of the chart of $id has its unit', ({ id, entry: { up = '' } }) => {
  const { unit } = shownOf(definitionOf(id))?.curve?.y ?? {};
  expect(up).toMatch(unit === '1' ? /^\d+$/ : /[^\d\s]/);
});

type Mark = readonly [at: number, value: number];

/** What an axis with these marks reads at a place, and how long it is. */
function between(...marks: Mark[]) {
  const [[at1, value1] = [0, 0], [at2, value2] = [1, 0]] = marks;
  const slope = (value2 - value1) / (at2 - at1);
  return { at: (place: number) => value1 + (place - at1) * slope, length: 100 * Math.abs(slope) };
}

function expectNear({ at, length }: ReturnType<typeof between>, place: number, value: number) {
  expect(Math.abs(at(place) - value) / length).toBeLessThan(0.003);
}

/** A figure as it is printed: «₡ 150 M», «4 000 kg/h». */
function figure(printed: string): number {
  const [digits = ''] = /\d[\d\s]*(,\d+)?/.exec(printed) ?? [];
  const number = Number(digits.replace(/\s/g, '').replace(',', '.'));
  return / M$/.test(printed.replace(/\s/g, ' ')) ? number * 1e6 : number;
}

/** How far a point is from a line, in units of the drawing. */
function away([x, y]: readonly [number, number], line: string): number {
  const corners = line
    .slice(1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));
  const gaps = corners.slice(1).map(([x2 = 0, y2 = 0], place) => {
    const [x1 = 0, y1 = 0] = corners[place] ?? [];
    const [across, up] = [x2 - x1, y2 - y1];
    const part = ((x - x1) * across + (y - y1) * up) / (across ** 2 + up ** 2);
    const nearest = Math.min(1, Math.max(0, part));
    return Math.hypot(x1 + nearest * across - x, y1 + nearest * up - y);
  });
  return Math.min(...gaps);
}
