import { expect, it } from 'vitest';
import { plantMeasures } from './plant-measures.ts';

const number = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

it('agrees with the rules of thumb of the US DOE for the stack and the feedwater', () => {
  const saved = (name: RegExp) =>
    number(plantMeasures().find(([label]) => name.test(label ?? ''))?.[1]);
  // Steam Tip Sheet 3: 1 % of the fuel for each 40 °F (22 K); the gases cool from 230 to 150 °C.
  expect(saved(/economizador/) / ((230 - 150) / 22)).toBeCloseTo(1.2, 1);
  // A bar less at 8 barg saves the order of 1 %.
  expect(saved(/presión/)).toBeGreaterThan(0.5);
  expect(saved(/presión/)).toBeLessThan(1.5);
});

it('gives a small sum the decimal that the other pages give it', () => {
  expect(plantMeasures().at(-2)?.[2]).toBe('9,6');
});

it('puts the largest sum first, and ends with what the first two save together', () => {
  const sums = plantMeasures().map(([, , sum]) => number(sum));
  const together = sums.pop() ?? 0;
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  const [first = 0, second = 0] = sums;
  expect(together).toBeGreaterThan(first);
  expect(together).toBeLessThan(first + second);
});
