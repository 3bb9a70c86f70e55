import { expect, test } from 'vitest';
import { region2 } from '../if97/regions.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { SUPERHEAT_RELIEF_VECTORS } from './superheat-relief.ts';

/** Temperature of an entropy at a pressure, by halving. */
function isentropic(p: Quantity<'pressure'>, entropy: number, hottest: number) {
  let [low, high] = [300, hottest];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (region2(p, si('temperature', middle)).s < entropy) low = middle;
    else high = middle;
  }
  return region2(p, si('temperature', low));
}

/** Largest flux of an isentropic expansion over Napier's for saturated steam: KSH from IF97 alone. */
function physics(psig: number, fahrenheit: number): number {
  const relieving = of(1.1 * valueIn(of(psig, 'psig'), 'kPag') + 101.325, 'kPa');
  const T = of(fahrenheit, '°F');
  const { h, s } = region2(relieving, T);
  let flux = 0;
  for (let ratio = 0.45; ratio < 0.7; ratio += 0.002) {
    const throat = isentropic(si('pressure', relieving * ratio), s, T);
    flux = Math.max(flux, Math.sqrt(2 * (h - throat.h)) / throat.v);
  }
  return flux / (of(valueIn(relieving, 'kPa') / 190.5, 'kg/h') / of(1, 'mm²'));
}

test.each([
  [100, 600],
  [300, 800],
  [600, 900],
])('KSH at %i psig and %i °F by hand is the expansion of IF97', (psig, fahrenheit) => {
  const own = SUPERHEAT_RELIEF_VECTORS.find(({ id }) => id === `ksh-physics-${psig}-${fahrenheit}`);
  expect(physics(psig, fahrenheit).toFixed(3)).toBe(own?.printed);
});
