import { expect, test } from 'vitest';
import { makePixels } from './pixels.ts';

function after(most: number, ...times: number[]) {
  const pixels = makePixels(most);
  for (const time of times) pixels.took(time);
  return pixels;
}

test('a quick device gets all pixels, also while something moves', () => {
  expect(after(2).ratio()).toBe(1);
  const pixels = after(2, 900, 16, 16, 16);
  expect(pixels.ratio()).toBe(2);
  expect(pixels.ratioAtRest()).toBe(2);
});

test('a few slow frames are let pass; a slow movement is drawn with fewer pixels', () => {
  expect(after(1, 16, 60, 16, 16, 16, 60, 16).ratio()).toBe(1);
  const slow = after(2, ...Array.from({ length: 12 }, () => 60));
  expect(slow.ratio()).toBeLessThan(1);
  expect(slow.isHopeless()).toBe(false);
});

test('two frames of half a second are enough for the fewest pixels, and for fewer at rest', () => {
  const pixels = after(2, 900, 500);
  expect(pixels.ratio()).toBe(0.5);
  expect(pixels.ratioAtRest()).toBe(1);
  expect(pixels.isHopeless()).toBe(false);
});

test('it never becomes unreadable', () => {
  const pixels = after(1, ...Array.from({ length: 200 }, () => 500));
  expect(pixels.ratio()).toBe(0.5);
  expect(pixels.isHopeless()).toBe(true);
});
