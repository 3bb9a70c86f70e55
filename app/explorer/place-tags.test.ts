import { expect, test } from 'vitest';
import { flowPoint, type PlacedTag, placeTags, pointOf } from './place-tags.ts';

const frame = { width: 390, height: 400 };
const wish = (id: string, x: number, y: number, height = 32) => ({
  id,
  x,
  y,
  width: 110,
  height,
});

const overlap = (a: PlacedTag, b: PlacedTag) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('tags of points that lie together do not lie on each other, and stay in the frame', () => {
  const wishes = Array.from({ length: 9 }, (_, index) => wish(`part-${index}`, 100, 390 - index));
  const placed = placeTags(wishes, frame);
  expect(placed).toHaveLength(9);
  for (const [index, tag] of placed.entries()) {
    expect(tag.top).toBeGreaterThanOrEqual(0);
    expect(tag.top + tag.height).toBeLessThanOrEqual(frame.height);
    for (const other of placed.slice(index + 1)) expect(overlap(tag, other)).toBe(false);
  }
});

test('each tag stands at the nearer side, in the order of their points, at their height when they can', () => {
  const placed = placeTags(
    [wish('low', 170, 300), wish('high', 180, 50), wish('far', 240, 20)],
    frame,
  );
  expect(placed.map(({ id, side }) => [id, side])).toEqual([
    ['high', 'left'],
    ['low', 'left'],
    ['far', 'right'],
  ]);
  // At the right, clear of the cross that closes the machine.
  expect(placed.map(({ top }) => top)).toEqual([34, 284, 60]);
});

test('a tag stands above a point that it would hide', () => {
  const [tag] = placeTags([wish('near the edge', 60, 200)], frame);
  expect(tag && tag.top + tag.height).toBeLessThan(195);
  expect(tag?.from).toEqual({ x: 60, y: (tag?.top ?? 0) + 32 });
  // And above one beside it, whose part it would cover: its line begins at its corner.
  const [near] = placeTags([wish('beside', 140, 200)], frame);
  expect(near && near.top + near.height).toBeLessThan(195);
  expect(near?.from).toEqual({ x: 118, y: (near?.top ?? 0) + 32 });
});

test('a tag stands free of the pipe it speaks of, where there is room', () => {
  const pipe = { top: 140, bottom: 260 };
  const cover = ({ top, height }: { top: number; height: number }) =>
    Math.max(0, Math.min(top + height, pipe.bottom) - Math.max(top, pipe.top)) / height;
  const [tag] = placeTags([wish('of the pipe', 20, 190)], { ...frame, cover });
  expect(tag && tag.top + tag.height).toBeLessThanOrEqual(pipe.top);
  // All of it full, it stays near.
  const [near] = placeTags([wish('of all', 20, 190)], { ...frame, cover: () => 1 });
  expect(near && Math.abs(near.top + near.height / 2 - 190)).toBeLessThan(50);
});

test('what has no room is left out, the last first', () => {
  const wishes = Array.from({ length: 40 }, (_, index) => wish(`part-${index}`, 10, 200));
  const placed = placeTags(wishes, frame).map(({ id }) => id);
  expect(placed.length).toBeLessThan(25);
  expect(placed).toContain('part-0');
  expect(placed).not.toContain('part-39');
});

test('tall tags on one side of the machine do not leave the frame', () => {
  const tall = [0, 1, 2].map((n) => wish(`tall ${n}`, 10 + n, 100 + n, 150));
  const small = [0, 1, 2].map((n) => wish(`small ${n}`, 300 + n, 100 + n, 32));
  const phone = { width: 390, height: 464 };
  const placed = placeTags([...tall, ...small], phone);
  expect(placed).toHaveLength(6);
  for (const { top, height } of placed) {
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(phone.height);
  }
});

test('what flows through a part of the same name does not take its tag away', () => {
  const part = { id: 'feedwater' };
  const flow = { id: flowPoint('feedwater', 'end') };
  const seen = (...points: { id: string }[]) => new Map(points.map((one) => [one.id, one]));
  expect(pointOf('feedwater', undefined, seen(part, flow))).toBe(part);
  expect(pointOf('feedwater', 'end', seen(part, flow))).toBe(flow);
  // A part that is not seen has no name, though something flows there.
  expect(pointOf('feedwater', undefined, seen(flow))).toBeUndefined();
  expect(pointOf('feedwater', 'end', seen(part))).toBe(part);
});
