import { expect, test } from 'vitest';
import { of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { flangeRating, saturatedSteamLimit } from './flange-rating.ts';

const rating = (pressureClass: number, celsius: number) =>
  valueIn(solved(flangeRating(pressureClass, of(celsius, '°C'))), 'barg');

test.each([
  [150, -29, 19.6],
  [150, 38, 19.6],
  [150, 200, 13.8],
  [150, 175, 14.8],
  [300, 425, 28.8],
  [600, 300, 79.6],
])('class %i of group 1.1 withstands at %i °C %f barg', (pressureClass, celsius, barg) => {
  expect(rating(pressureClass, celsius)).toBeCloseTo(barg, 10);
});

test('outside of the table it refuses', () => {
  expect(flangeRating(150, of(426, '°C')).ok).toBe(false);
  expect(flangeRating(150, of(-30, '°C')).ok).toBe(false);
  expect(flangeRating(125, of(100, '°C')).ok).toBe(false);
});

test.each([
  [150, 13.9],
  [300, 41.7],
])('class %i carries saturated steam up to %f barg', (pressureClass, barg) => {
  expect(valueIn(solved(saturatedSteamLimit(pressureClass)), 'barg')).toBeCloseTo(barg, 1);
});
