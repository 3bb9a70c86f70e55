import { expect, test } from 'vitest';
import { addedCosts } from './added-costs.ts';

test('the parts add up to the sum as shown, and what the others leave takes the rounding', () => {
  const parts = { process: 0.6405, chimney: 0.1807, drain: 0.0902, others: 0.0886 };
  expect(addedCosts(parts, 904.4e6)).toEqual({
    process: '₡\u00a0579\u00a0M',
    chimney: '₡\u00a0163\u00a0M',
    drain: '₡\u00a082\u00a0M',
    others: '₡\u00a080\u00a0M',
    sum: '₡\u00a0904\u00a0M',
  });
  // The same process, whatever its losses are told apart into.
  const few = { process: 578.65, chimney: 162.64, drain: 81.69, others: 80.57 };
  const many = { process: 578.65, chimney: 162.64, drain: 73.36, cooling: 70.19, small: 18.71 };
  const process = '₡\u00a0579\u00a0M';
  expect(addedCosts(few, 903.55e6)).toMatchObject({ process, others: '₡\u00a080\u00a0M' });
  expect(addedCosts(many, 903.55e6)).toMatchObject({ process, small: '₡\u00a019\u00a0M' });
  expect(addedCosts({ a: 0.666, b: 0.167, c: 0.167 }, 30.4e6)).toEqual({
    a: '₡\u00a020,2\u00a0M',
    b: '₡\u00a05,1\u00a0M',
    c: '₡\u00a05,1\u00a0M',
    sum: '₡\u00a030,4\u00a0M',
  });
});
