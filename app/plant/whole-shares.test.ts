import { expect, test } from 'vitest';
import { wholeShares } from './whole-shares.ts';

test('the shares add up to 100, and none is further than one from its own', () => {
  expect(wholeShares({ process: 640, chimney: 180.4, drain: 90.4, others: 89.2 })).toEqual({
    process: 64,
    chimney: 18,
    drain: 9,
    others: 9,
  });
  expect(wholeShares({ a: 1, b: 1, c: 1 })).toEqual({ a: 34, b: 33, c: 33 });
  expect(wholeShares({ a: 5, b: 0 })).toEqual({ a: 100, b: 0 });
});
