import { describe, expect, test } from 'vitest';
import { type Box, distanceBetween, type Line, overlap, placeLabel } from './place-label.ts';
import { type Point, paper } from './plane.ts';

const within = { left: paper.left, right: paper.right, top: paper.top, bottom: 290 };
const falling: Point[] = Array.from({ length: 41 }, (_, i) => [70 + i * 11, 50 + i * 6]);
const lower: Point[] = falling.map(([x, y]) => [x, Math.min(y + 40, 300)]);

const place = (text: string, line: Line, lines: readonly Line[], taken: readonly Box[] = []) =>
  placeLabel({ text, line, at: line.toReversed() }, { letter: 20, within, lines, taken });

test('names of two lines stand on the paper, crossed by neither, and apart', () => {
  const lines = [falling, lower];
  const first = place('Presión diferencial', falling, lines)?.box;
  const second = first && place('Vórtice', lower, lines, [first])?.box;
  expect(first && second && overlap(first, second)).toBe(false);
  for (const box of [first, second]) {
    if (!box) continue;
    expect(lines.map((line) => distanceBetween(box, line) > 0)).toEqual([true, true]);
    expect(box.left).toBeGreaterThanOrEqual(within.left);
    expect(box.right).toBeLessThanOrEqual(within.right);
    expect(box.bottom).toBeLessThanOrEqual(within.bottom);
  }
});

test('a name stands as near the end of its line as it can', () => {
  const flat: Point[] = [
    [80, 200],
    [300, 200],
    [540, 200],
  ];
  expect(place('Línea', flat, [flat])?.x).toBe(534);
});

test('a name stands nearer to its own line than to one that crosses it', () => {
  const steep = falling.map(([x], i): Point => [x, 60 + i * 2.9]);
  const flatter = falling.map(([x], i): Point => [x, 100 + i * 1.6]);
  const box = place('Vórtice', steep, [steep, flatter])?.box;
  expect(box && distanceBetween(box, steep) < distanceBetween(box, flatter)).toBe(true);
});

test('the name of a point stands on its side of a line across the chart', () => {
  const level: Point[] = [
    [paper.left, 150],
    [paper.right, 150],
  ];
  const label = placeLabel(
    { text: 'Su línea', at: [[200, 162]], reach: 8 },
    { letter: 20, within, lines: [level], taken: [] },
  );
  expect(label?.box.top).toBeGreaterThan(150);
});

describe('the name of a line across the chart', () => {
  const level: Point[] = Array.from({ length: 20 }, (_, i) => [paper.left + 25 * i, 150]);
  const nameOf = (grid: number[], taken: Box[] = []) =>
    placeLabel(
      { text: 'Máximo', line: level, at: level.toReversed(), isLevel: true },
      { letter: 20, within, lines: [level], grid, taken },
    )?.box;

  test('stands over it, also where that is free at its other end only', () => {
    expect(nameOf([])?.bottom).toBeLessThan(150);
    const half = { left: 250, right: 600, top: 100, bottom: 149 };
    expect(nameOf([], [half])?.bottom).toBeLessThan(150);
    expect(nameOf([], [half])?.right).toBeLessThanOrEqual(250);
  });

  test('stands on no line of the grid, nor beyond one', () => {
    expect(nameOf([140, 240])?.top).toBeGreaterThan(150);
    expect(nameOf([60, 165])?.bottom).toBeLessThan(150);
  });
});

test('the name of a point stands between the lines of the grid', () => {
  const label = placeLabel(
    { text: 'Su caso', at: [[200, 162]], reach: 8 },
    { letter: 20, within, lines: [], grid: [140, 240], taken: [] },
  );
  expect(label?.box.top).toBeGreaterThan(140);
});

test('without a free place there is no name', () => {
  const everywhere = [{ left: 0, right: 600, top: 0, bottom: 400 }];
  expect(place('Línea', falling, [falling], everywhere)).toBeUndefined();
});
