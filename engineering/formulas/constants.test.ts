import { expect, it } from 'vitest';
import { valueIn } from '../quantities.ts';
import { BAR_PER_METRE, GOOD_MARGIN, LEAST_MARGIN } from './condensate-pump.ts';
import {
  HIGHEST_USE,
  KVS_SERIES,
  LOWEST_USE,
  N6,
  RANGEABILITY,
  STEAM_GAMMA,
  XT_GLOBE,
} from './control-valve.ts';
import { OXYGEN_IN_AIR } from './dissolved-oxygen.ts';
import { APPROACH_TO_BOILING, PUBLISHED_COLDEST, RULE_OF_THUMB_STEP } from './economizer.ts';
import { BUNKER_DENSITY, FUEL_DATA, GLP_DENSITY, GRID_CARBON_BY_YEAR, IPCC } from './fuels.ts';
import { HOT_SINK, LARGE_LIFT } from './heat-pump.ts';
import { HIGH_RATIO, TWO_STAGE_RATIO, WATCH_RATIO } from './pressure-reducer.ts';
import { DISCHARGE, N_STEAM, ORIFICES } from './safety-valve.ts';
import { LARGEST_DROP, LARGEST_MACH, ROUGHNESS, WORRYING_DROP } from './steam-pipe.ts';
import { CHOKED_BELOW, NAPIER, TRAP_DISCHARGE } from './steam-trap.ts';

/** Written a second time, in the units of the sources, so that a slip in either shows. */
it('keeps the constants of the engineering base', () => {
  expect([N6, XT_GLOBE, STEAM_GAMMA, RANGEABILITY]).toEqual([31.6, 0.72, 1.3, 50]);
  expect([valueIn(LOWEST_USE, '%'), valueIn(HIGHEST_USE, '%')]).toEqual([10, 70]);
  expect(KVS_SERIES).toHaveLength(21);
  expect([N_STEAM, DISCHARGE]).toEqual([190.5, 0.975]);
  expect(ORIFICES.map(({ letter }) => letter).join('')).toBe('DEFGHJKLMNPQRT');
  expect(ORIFICES.map(({ area }) => Number(valueIn(area, 'in²').toFixed(3)))).toEqual([
    0.11, 0.196, 0.307, 0.503, 0.785, 1.287, 1.838, 2.853, 3.6, 4.34, 6.38, 11.05, 16, 26,
  ]);
  expect([NAPIER, TRAP_DISCHARGE, CHOKED_BELOW]).toEqual([51.43, 0.73, 0.58]);
  expect(valueIn(ROUGHNESS, 'mm')).toBeCloseTo(0.045, 12);
  expect([LARGEST_MACH, LARGEST_DROP, WORRYING_DROP]).toEqual([0.3, 0.3, 0.1]);
  expect([WATCH_RATIO, HIGH_RATIO, TWO_STAGE_RATIO]).toEqual([1.5, 3, 10]);
  expect(valueIn(LARGE_LIFT, 'ΔK')).toBe(80);
  expect(valueIn(HOT_SINK, '°C')).toBeCloseTo(165, 9);
  expect(valueIn(APPROACH_TO_BOILING, 'ΔK')).toBe(15);
  expect(valueIn(RULE_OF_THUMB_STEP, 'ΔK')).toBeCloseTo(22.2, 1);
  expect(BAR_PER_METRE).toBe(0.0981);
  expect([valueIn(LEAST_MARGIN, 'barg'), valueIn(GOOD_MARGIN, 'barg')]).toEqual([0.6, 1]);
  expect(OXYGEN_IN_AIR).toBe(0.20946);
});

it('keeps the fuels of the engineering base', () => {
  expect(valueIn(FUEL_DATA.diesel.heatingValue, 'MJ/L')).toBeCloseTo(38.66, 9);
  expect(valueIn(FUEL_DATA.diesel.carbon, 'kg CO₂/L')).toBeCloseTo(2.613, 9);
  expect(valueIn(FUEL_DATA.bunker.heatingValue, 'MJ/L')).toBeCloseTo(41.72, 9);
  expect(valueIn(FUEL_DATA.bunker.carbon, 'kg CO₂/L')).toBeCloseTo(
    0.0774 * 40.4 * (BUNKER_DENSITY / 1000),
    9,
  );
  expect(valueIn(FUEL_DATA.glp.heatingValue, 'MJ/L')).toBeCloseTo(46.1 * (GLP_DENSITY / 1000), 9);
  expect(valueIn(IPCC.glp.carbon, 't CO₂/TJ')).toBeCloseTo(63.1, 9);
  expect(valueIn(FUEL_DATA.madera.carbon, 'kg CO₂/kg')).toBeCloseTo(0.112 * 15.6, 9);
  expect(valueIn(GRID_CARBON_BY_YEAR[2022], 'kg CO₂/kWh')).toBeCloseTo(0.0534, 12);
  expect(valueIn(GRID_CARBON_BY_YEAR[2023], 'kg CO₂/kWh')).toBeCloseTo(0.0879, 12);
  expect(valueIn(GRID_CARBON_BY_YEAR[2025], 'kg CO₂/kWh')).toBeCloseTo(0.0415, 12);
  expect(valueIn(PUBLISHED_COLDEST.glp, '°C')).toBeCloseTo(121, 0);
});
