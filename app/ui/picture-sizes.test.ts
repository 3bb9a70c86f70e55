import { expect, test } from 'vitest';
import { sizesFor } from './picture-sizes.ts';

test('a portrait box asks for as much more of a landscape picture as it crops away', () => {
  const shown = [{ media: '(width >= 900px)', width: '50vw', crop: 4 / 5 }, { width: '92vw' }];
  expect(sizesFor(shown, 16 / 10)).toBe('(width >= 900px) calc(50vw * 2), 92vw');
});

test('a box wider than the picture asks for its own width', () => {
  expect(sizesFor([{ width: '92vw', crop: 2 }], 16 / 10)).toBe('92vw');
});

test('sizes in words of their own are left alone', () => {
  expect(sizesFor('100vw', 1)).toBe('100vw');
});
