import { expect, test } from 'vitest';
import { type Box, placeLabel } from './place-label.ts';
import { type Point, paper } from './plane.ts';

const foot = 300;
const falling: Point[] = Array.from({ length: 41 }, (_, i) => [70 + i * 11, 50 + i * 6]);
const lower: Point[] = falling.map(([x, y]) => [x, Math.min(y + 40, foot)]);

const passes = ([x, y]: Point, box: Box) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

test('names of two lines stand on the paper, crossed by neither, and apart', () => {
  const lines = [falling, lower];
  const first = placeLabel('Presión diferencial', falling.toReversed(), lines, [], foot);
  const second = placeLabel('Vórtice', lower.toReversed(), lines, [first.box], foot);
  for (const { box } of [first, second]) {
    expect(lines.flat().filter((point) => passes(point, box))).toEqual([]);
    expect(box.left).toBeGreaterThanOrEqual(paper.left);
    expect(box.right).toBeLessThanOrEqual(paper.right + 4);
    expect(box.bottom).toBeLessThanOrEqual(foot);
  }
  const { box: a } = first;
  const { box: b } = second;
  expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(
    true,
  );
});

test('a name stands as near the end of its line as it can', () => {
  const flat: Point[] = [
    [80, 200],
    [300, 200],
    [540, 200],
  ];
  expect(placeLabel('Línea', flat.toReversed(), [flat], [], foot).x).toBe(534);
});

test('a name stands nearer to its own line than to one that crosses it', () => {
  const steep = falling.map(([x], i): Point => [x, 60 + i * 2.9]);
  const flatter = falling.map(([x], i): Point => [x, 100 + i * 1.6]);
  const { box } = placeLabel('Vórtice', steep.toReversed(), [steep, flatter], [], 200);
  const away = (line: Point[]) =>
    Math.min(
      ...line.map(([x, y]) =>
        Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(box.top - y, 0, y - box.bottom),
        ),
      ),
    );
  expect(away(steep)).toBeLessThan(away(flatter));
});

test('without a free place the name is still drawn', () => {
  const everywhere = [{ left: 0, right: 600, top: 0, bottom: 400 }];
  expect(placeLabel('Línea', falling, [falling], everywhere, foot).text).toBe('Línea');
});
