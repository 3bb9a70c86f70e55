import { expect, test } from 'vitest';
import { takeBlocks } from './take-blocks.ts';

const isPrint = (head: string) => head === '@media print';

test('blocks of a group come into a sheet of their own, within their layer', () => {
  const css =
    '@layer base{a{b:c}@media print{a{b:d}}i{j:k}@media print{p::after{content:"}{"}}}@media print{u{v:w}}';
  expect(takeBlocks(css, isPrint)).toEqual({
    rest: '@layer base{a{b:c}i{j:k}}',
    taken: '@layer base{@media print{a{b:d}p::after{content:"}{"}}}@media print{u{v:w}}',
  });
});

test('rules do too, and leave no empty group behind', () => {
  const css = '@layer base{.b{c:d}.a{c:d}.a .b{e:f}@media print{.a{g:h}}i{j:k}}';
  expect(takeBlocks(css, (head) => head.startsWith('.a'))).toEqual({
    rest: '@layer base{.b{c:d}i{j:k}}',
    taken: '@layer base{.a{c:d}.a .b{e:f}}@layer base{@media print{.a{g:h}}}',
  });
});

test('what only looks like it stays, and braces in words open nothing', () => {
  const css = '@media print,(width>=900px){a{b:c}}a::before{content:"@media print{"}/* { */';
  expect(takeBlocks(css, isPrint)).toEqual({ rest: css, taken: '' });
});

test('a sheet that ends within a block is refused', () => {
  expect(() => takeBlocks('@layer base{a{b:c}', isPrint)).toThrow('never closed');
});
