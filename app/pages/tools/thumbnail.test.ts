import { expect, test } from 'vitest';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { solved } from '../../../engineering/solved.ts';
import { definitionOf, toolIds } from '../tool/definitions.server.ts';
import { thumbnailOf } from './thumbnail.server.ts';
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
