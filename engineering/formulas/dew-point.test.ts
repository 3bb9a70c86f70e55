import { expect, it } from 'vitest';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { verhoffBanchero } from './dew-point.ts';

const ATMOSPHERE = 101_325;

/** The same equation as it is also printed: pressures in atmospheres, decimal logarithms. */
function inAtmospheres(water: number, trioxide: number): number {
  const [w, s] = [Math.log10(water), Math.log10(trioxide)];
  return 1000 / (1.7842 + 0.0269 * w - 0.1029 * s + 0.0329 * w * s) - 273.15;
}

it.each([
  [0.08, 5e-6],
  [0.11, 1e-5],
  [0.09, 4e-5],
])('agrees with the other printed form at %d and %d atm', (water, trioxide) => {
  const ours = solved(
    verhoffBanchero(si('pressure', water * ATMOSPHERE), si('pressure', trioxide * ATMOSPHERE)),
  );
  expect(Math.abs(valueIn(ours, '°C') - inAtmospheres(water, trioxide))).toBeLessThan(0.5);
});

it('refuses gases without water', () => {
  expect(verhoffBanchero(of(0, 'kPa'), of(1, 'Pa')).ok).toBe(false);
});
