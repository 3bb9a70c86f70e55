import { describe, expect, it } from 'vitest';
import { of, type Quantity, si } from '../quantities.ts';
import { solved } from '../solved.ts';
import { between, seededRandom } from '../testing/random.ts';
import { stateAtEnthalpy } from './from-enthalpy.ts';
import { region1, region2 } from './regions.ts';
import {
  HIGHEST_SATURATED_PRESSURE,
  pressureOfSaturation,
  saturationPressure,
  saturationTemperature,
  temperatureOfSaturation,
} from './saturation.ts';
import {
  liquidAt,
  saturatedAtPressure,
  saturatedAtTemperature,
  steamAt,
  wetSteam,
} from './states.ts';

const ROUNDS = 1500;

/** Log-uniform between the triple point and 350 °C. */
function anyPressure(random: () => number): Quantity<'pressure'> {
  return of(10 ** between(random, Math.log10(0.000612), Math.log10(16.5)), 'MPa');
}

describe('saturation', () => {
  it('is its own inverse and rises with temperature', () => {
    let last = 0;
    for (let T = 273.15; T < 647; T += 0.5) {
      const p = pressureOfSaturation(of(T, 'K'));
      expect(p).toBeGreaterThan(last);
      expect(temperatureOfSaturation(p)).toBeCloseTo(T, 6);
      last = p;
    }
  });

  it('agrees from both sides', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 500; round += 1) {
      const byPressure = solved(saturatedAtPressure(anyPressure(random)));
      const byTemperature = solved(saturatedAtTemperature(byPressure.T));
      expect(byTemperature.hg).toBeCloseTo(byPressure.hg, 1);
      expect(byPressure.hf + byPressure.hfg).toBeCloseTo(byPressure.hg, 6);
    }
  });

  it('has equal Gibbs energy in both phases, as equilibrium asks', () => {
    for (const celsius of [10, 50, 100, 170, 250, 340]) {
      const { T, hf, hg, sf, sg } = solved(saturatedAtTemperature(of(celsius, '°C')));
      expect(Math.abs(hf - T * sf - (hg - T * sg))).toBeLessThan(200);
    }
  });
});

describe('state from pressure and enthalpy', () => {
  it('gives the enthalpy back to 1e-9 in liquid, wet and superheated steam', () => {
    const random = seededRandom(4);
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const p = anyPressure(random);
      const low = region1(p, of(273.15, 'K')).h;
      const high = region2(p, of(1073.15, 'K')).h;
      const h = si('specificEnergy', between(random, low, high));
      const state = solved(stateAtEnthalpy(p, h));
      const again =
        state.phase === 'wet'
          ? solved(wetSteam(p, state.dryness)).h
          : (state.phase === 'liquid' ? region1 : region2)(p, state.T).h;
      worst = Math.max(worst, Math.abs(again - h) / (Math.abs(h) + 1e3));
    }
    expect(worst).toBeLessThan(1e-9);
  });

  it('finds the temperature it started from', () => {
    const random = seededRandom(5);
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const p = anyPressure(random);
      const boiling = temperatureOfSaturation(p);
      const cold = of(between(random, 273.16, boiling - 0.01), 'K');
      const hot = of(between(random, boiling + 0.01, 1073), 'K');
      const foundCold = solved(stateAtEnthalpy(p, region1(p, cold).h)).T;
      const foundHot = solved(stateAtEnthalpy(p, region2(p, hot).h)).T;
      worst = Math.max(worst, Math.abs(foundCold - cold), Math.abs(foundHot - hot));
    }
    expect(worst).toBeLessThan(1e-6);
  });

  it('grows hotter and, above 4 °C, wider with enthalpy', () => {
    const p = of(8, 'bar');
    let [T, v] = [0, 0];
    for (let h = 50; h < 4100; h += 10) {
      const state = solved(stateAtEnthalpy(p, of(h, 'kJ/kg')));
      expect(state.T).toBeGreaterThanOrEqual(T);
      expect(state.v).toBeGreaterThan(v);
      [T, v] = [state.T, state.v];
    }
  });
});

describe('properties', () => {
  it('obey h = u + p·v and a positive heat capacity', () => {
    const random = seededRandom(6);
    let worst = 0;
    let leastCp = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round += 1) {
      const p = anyPressure(random);
      const boiling = temperatureOfSaturation(p);
      for (const state of [
        region1(p, of(between(random, 273.15, boiling), 'K')),
        region2(p, of(between(random, boiling, 1073.15), 'K')),
      ]) {
        worst = Math.max(worst, Math.abs(state.u + p * state.v - state.h));
        leastCp = Math.min(leastCp, state.cp);
      }
    }
    expect(worst).toBeLessThan(1e-3);
    expect(leastCp).toBeGreaterThan(1000);
  });
});

describe('refusals', () => {
  it.each([
    ['saturation above the critical point', saturationPressure(of(400, '°C'))],
    ['saturation below freezing', saturationPressure(of(-1, '°C'))],
    ['saturation of a vacuum', saturationTemperature(of(1, 'Pa'))],
    ['saturated phases in region 3', saturatedAtPressure(of(170, 'bar'))],
    ['liquid above boiling', liquidAt(of(8, 'bar'), of(180, '°C'))],
    ['steam below boiling', steamAt(of(8, 'bar'), of(160, '°C'))],
    ['steam inside region 3', steamAt(of(300, 'bar'), of(360, '°C'))],
    ['dryness over one', wetSteam(of(8, 'bar'), of(101, '%'))],
    ['enthalpy out of reach', stateAtEnthalpy(of(8, 'bar'), of(9000, 'kJ/kg'))],
    ['not a number', saturatedAtPressure(si('pressure', Number.NaN))],
  ])('%s', (_what, result) => {
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.reason).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u);
  });

  it('says which limit and what to do', () => {
    const result = liquidAt(of(8.01325, 'bar'), of(180, '°C'));
    expect(!result.ok && result.reason).toContain('170,5');
    expect(!result.ok && result.reason).toContain('escriba una temperatura menor');
  });

  it('covers saturation up to 350 °C', () => {
    expect(saturatedAtPressure(HIGHEST_SATURATED_PRESSURE).ok).toBe(true);
  });
});
