import { expect, test } from 'vitest';
import { fillScale, fitInto, fitted, keepInside, largestScale, moveBy, zoomAt } from './view.ts';

const picture = { width: 1600, height: 1000 };
const phone = { width: 400, height: 800 };

test('a picture is fitted by the side that is short of room', () => {
  expect(fitInto(picture, phone)).toEqual({ width: 400, height: 250 });
  expect(fitInto(picture, { width: 1600, height: 500 })).toEqual({ width: 800, height: 500 });
});

test('what lies under the finger stays under it', () => {
  const point = { x: 90, y: -40 };
  const before = { scale: 2, x: 30, y: 10 };
  const after = zoomAt(before, 1.5, point);
  const spot = (view: typeof before) => ({
    x: (point.x - view.x) / view.scale,
    y: (point.y - view.y) / view.scale,
  });
  expect(after.scale).toBe(3);
  expect(spot(after).x).toBeCloseTo(spot(before).x);
  expect(spot(after).y).toBeCloseTo(spot(before).y);
});

test('it grows to a limit and never becomes smaller than fitted', () => {
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }).scale).toBe(largestScale);
  expect(zoomAt({ scale: 2, x: 50, y: 0 }, 0.1, { x: 0, y: 0 }).scale).toBe(1);
});

test('it cannot be pushed out of the frame, and what fits stays in the middle', () => {
  const pushed = moveBy({ scale: 2, x: 0, y: 0 }, { x: 1000, y: 1000 });
  expect(keepInside(pushed, picture, phone)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(keepInside({ scale: 1, x: 9, y: -9 }, picture, phone)).toEqual(fitted);
});

test('two taps fill the frame, however tall it is', () => {
  expect(fillScale(picture, phone)).toBe(3.2);
  expect(fillScale(picture, { width: 1600, height: 1000 })).toBe(1);
});
