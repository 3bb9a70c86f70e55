import { expect, test } from 'vitest';
import { type Axis, formatNumber, place, ticks } from './scale.ts';

const linear: Axis = { scale: 'linear', min: 0, max: 20 };
const log: Axis = { scale: 'log', min: 10, max: 100_000 };

test('a linear axis runs evenly from one end to the other', () => {
  expect([0, 5, 20].map((value) => place(linear, value, 100, 300))).toEqual([100, 150, 300]);
});

test('an axis may run upwards, as a vertical one does on a page', () => {
  expect([0, 5, 20].map((value) => place(linear, value, 300, 100))).toEqual([300, 250, 100]);
});

test('each decade of a log axis is as long as the next', () => {
  const at = (value: number) => place(log, value, 0, 400);
  expect(at(10)).toBeCloseTo(0);
  expect(at(100)).toBeCloseTo(100);
  expect(at(1000)).toBeCloseTo(200);
  expect(at(100_000)).toBeCloseTo(400);
});

test('a log axis is marked at 1, 2 and 5 of each decade, within its ends', () => {
  expect(ticks(log)).toEqual([
    10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000,
  ]);
  expect(ticks({ scale: 'log', min: 30, max: 300 })).toEqual([50, 100, 200]);
  expect(ticks({ scale: 'log', min: 0.1, max: 2 })).toEqual([0.1, 0.2, 0.5, 1, 2]);
});

test.each([
  [0, 20, [0, 5, 10, 15, 20]],
  [10, 100, [20, 40, 60, 80, 100]],
  [0, 25, [0, 5, 10, 15, 20, 25]],
  [-10, 10, [-10, -5, 0, 5, 10]],
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('a linear axis from %d to %d is marked at %j', (min, max, marks) => {
  expect(ticks({ scale: 'linear', min, max })).toEqual(marks);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1 000'],
  [25_000, '25 000'],
  [1_234_567, '1 234 567'],
  [2.5, '2,5'],
  [1234.5678, '1 234,5678'],
  [-12_000, '-12 000'],
])('%d is written «%s», as in Costa Rica', (value, written) => {
  const spaced = formatNumber(value);
  expect(spaced.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')).toBe(written);
  expect(spaced, 'a number must not break at the end of a line').not.toMatch(/[ \u2009]/);
});
