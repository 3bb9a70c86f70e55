import { expect, it } from 'vitest';
import { EXAMPLE_PLANT, solveOperation } from '../plant/model.ts';
import { solved } from '../solved.ts';
import { pipeLosses } from './distribution.ts';
import { STEAM_WAY } from './steam-way.ts';

const numberIn = (text: string) =>
  Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * (text.includes('millones') ? 1e6 : 1);

const { balance, destinations, plant, year } = solved(solveOperation(EXAMPLE_PLANT));

it('follows the money of the example plant', () => {
  expect(STEAM_WAY['combustible-anual']()).toBe('₡\u00a0904\u00a0millones');
  expect(numberIn(STEAM_WAY['combustible-anual']())).toBeCloseTo(year.fuelCost, -6);
});

it('tells of each place its own share of the fuel', () => {
  const share = (name: keyof typeof STEAM_WAY) => numberIn(STEAM_WAY[name]()) / year.fuelCost;
  expect(share('chimenea-anual')).toBeCloseTo(destinations.stack / balance.fuel, 3);
  const drain = destinations.notReturned + destinations.blowdown;
  expect(share('desague-anual')).toBeCloseTo(drain / balance.fuel, 3);
  expect(STEAM_WAY['llega-al-proceso']()).toBe('64\u00a0%');
});

it('prices the bare metre of the tables by the fuel that makes its heat', () => {
  const [, bare = ''] = pipeLosses().find(([size]) => size === 'DN 100') ?? [];
  const perWatt = year.fuelCost / balance.fuel / plant.boiler.efficiency;
  // The table is of 7 barg at the coast, the plant of 8 barg in the thinner air of San José.
  const times = numberIn(STEAM_WAY['metro-desnudo']()) / (numberIn(bare) * perWatt);
  expect(times).toBeGreaterThan(0.95);
  expect(times).toBeLessThan(1.1);
});
