import { expect, test } from 'vitest';
import { coverIn, placesOf } from './visible-places.ts';

/** A drawing of which each digit is a part, the lowest row first as in the card's memory. */
function pixelsOf(drawing: string[]): Uint8Array {
  const numbers = drawing.toReversed().flatMap((row) => [...row].map(Number));
  return new Uint8Array(numbers.flatMap((red) => [red, 0, 0, 255]));
}

const drawing = [
  '0000000000',
  '0111112222',
  '0111112222',
  '0111112222',
  '0111112222',
  '0111112222',
  '0000000333',
];
const middle = { x: 0, y: 0 };

test('a part is pointed at where it wishes, while it is seen there', () => {
  const wish = { x: 2.5 / 5 - 1, y: 0.01 };
  expect(placesOf(pixelsOf(drawing), 10, [wish]).get(0)?.x).toBeCloseTo(2.5 / 5 - 1);
});

test('a part whose point is hidden is pointed at in the middle of what is seen', () => {
  const place = placesOf(pixelsOf(drawing), 10, [middle, { x: -1, y: -1 }, middle]).get(1);
  expect([7.5 / 5 - 1, 8.5 / 5 - 1]).toContainEqual(expect.closeTo(place?.x ?? 0));
  expect(place?.y).toBeCloseTo(0);
});

test('what is not seen, or hardly, is not pointed at', () => {
  const places = placesOf(pixelsOf(drawing), 10, [middle, middle, middle, middle]);
  expect([...places.keys()]).toEqual([0, 1]);
});

test('how much of a box lies on the machine is counted', () => {
  // Two pixels of the page to one of the drawing, from the top.
  const cover = coverIn(pixelsOf(drawing), 10, 1 / 2);
  expect(cover({ left: 0, top: 0, width: 20, height: 2 })).toBe(0);
  expect(cover({ left: 2, top: 2, width: 8, height: 4 })).toBe(1);
  expect(cover({ left: 0, top: 12, width: 20, height: 2 })).toBeCloseTo(0.3);
});
