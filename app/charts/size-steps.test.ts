import { expect, test } from 'vitest';
import { steamShare } from '../../engineering/steam-at-gauge.ts';
import { bentEdge, sizeSteps } from './size-steps.ts';

test('sizes that reach the same are one step, named by the first and the last', () => {
  const sizes = [
    { name: 'C', x: 30, y: 16 },
    { name: 'A', x: 5, y: 10 },
    { name: 'B', x: 10, y: 10 },
    { name: 'D', x: 40, y: 16 },
    { name: 'E', x: 60, y: 16 },
    { name: 'F', x: 90, y: 20 },
  ];
  expect(sizeSteps(sizes, 'barg')).toEqual([
    { label: 'A y B · 10\u00a0barg', to: 10, y: 10 },
    { label: 'C a E · 16\u00a0barg', to: 60, y: 16 },
    { label: 'F · 20\u00a0barg', to: 90, y: 20 },
  ]);
});

test('below full pressure the limits bend, by what the page says: 52 % at 3 barg, 27 % at 1', () => {
  const edge = bentEdge(100, 7, 1).map(([output, barg]) => [Math.round(output), barg]);
  expect([0, 8, 12].map((step) => edge[step])).toEqual([
    [100, 7],
    [52, 3],
    [27, 1],
  ]);
  expect(steamShare(10, 7)).toBe(1);
});
