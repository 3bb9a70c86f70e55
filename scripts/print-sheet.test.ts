import { expect, test } from 'vitest';
import { splitPrint } from './print-sheet.ts';

test('what is for paper goes into a sheet of its own, within its layer', () => {
  const css =
    '@layer base{a{b:c}@media print{a{b:d}}i{j:k}@media print{p::after{content:"}{"}}}@media print{u{v:w}}';
  expect(splitPrint(css)).toEqual({
    screen: '@layer base{a{b:c}i{j:k}}',
    print: '@layer base{@media print{a{b:d}p::after{content:"}{"}}}@media print{u{v:w}}',
  });
});

test('what is for paper among other things stays, and braces in words open nothing', () => {
  const css = '@media print,(width>=900px){a{b:c}}a::before{content:"@media print{"}/* { */';
  expect(splitPrint(css)).toEqual({ screen: css, print: '' });
});

test('a sheet that ends within a block is refused', () => {
  expect(() => splitPrint('@layer base{a{b:c}')).toThrow('never closed');
});
