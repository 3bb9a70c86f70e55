import { expect, test } from 'vitest';
import { makePixels } from './pixels.ts';

test('a few slow frames are let pass; a slow movement is drawn with fewer pixels', () => {
  const pixels = makePixels(2);
  for (const time of [16, 60, 16, 16, 16, 16, 16]) expect(pixels.took(time)).toBe(false);
  expect(pixels.ratio()).toBe(2);
  const slow = Array.from({ length: 12 }, () => pixels.took(60));
  expect(slow).toContain(true);
  expect(pixels.ratio()).toBeLessThan(2);
  expect(pixels.isHopeless()).toBe(false);
});

test('it never becomes unreadable', () => {
  const pixels = makePixels(1);
  for (let frame = 0; frame < 200; frame++) pixels.took(500);
  expect(pixels.ratio()).toBe(0.5);
  expect(pixels.isHopeless()).toBe(true);
});
