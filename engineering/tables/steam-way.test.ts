import { expect, it } from 'vitest';
import { usedPower } from '../plant/destinations.ts';
import { EXAMPLE_PLANT, solveOperation } from '../plant/model.ts';
import { of } from '../quantities.ts';
import { solved } from '../solved.ts';
import { pipeLosses } from './distribution.ts';
import { type SteamFigure, steamConditions, steamWay } from './steam-way.ts';

const numberIn = (text: string) =>
  Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * (text.includes('millones') ? 1e6 : 1);

const example = solved(solveOperation(EXAMPLE_PLANT));
const { balance, destinations, plant, year } = example;
const figures = steamWay(EXAMPLE_PLANT, example);

it('follows the money of the example plant', () => {
  expect(steamConditions(EXAMPLE_PLANT, example).fuel).toBe('₡\u00a0904\u00a0millones');
  expect(figures['perdido-anual']).toBe('₡\u00a0325\u00a0millones');
  const lost = 1 - usedPower(destinations) / balance.fuel;
  expect(numberIn(figures['perdido-anual'])).toBeCloseTo(lost * year.fuelCost, -6);
  expect(figures['llega-al-proceso']).toBe(`${Math.round(100 * (1 - lost))}\u00a0%`);
});

it('tells of each place its own share of the fuel', () => {
  const share = (name: SteamFigure) => numberIn(figures[name]) / year.fuelCost;
  expect(share('chimenea-anual')).toBeCloseTo(destinations.stack / balance.fuel, 3);
  const drain = destinations.notReturned + destinations.blowdown;
  expect(share('desague-anual')).toBeCloseTo(drain / balance.fuel, 3);
});

it('prices the bare metre of the tables by the fuel that makes its heat', () => {
  const [, bare = ''] = pipeLosses().find(([size]) => size === 'DN 100') ?? [];
  const perWatt = year.fuelCost / balance.fuel / plant.boiler.efficiency;
  // The table is of 7 barg at the coast, the plant of 8 barg in the thinner air of San José.
  const times = numberIn(figures['metro-desnudo']) / (numberIn(bare) * perWatt);
  expect(times).toBeGreaterThan(0.95);
  expect(times).toBeLessThan(1.1);
});

it('follows the plant that it is asked about', () => {
  const half = { ...EXAMPLE_PLANT.values, pricePerVolume: of(310, '₡/L') };
  const state = { ...EXAMPLE_PLANT, values: half };
  const operation = solved(solveOperation(state));
  const moved = steamWay(state, operation);
  expect(numberIn(moved['perdido-anual']) / numberIn(figures['perdido-anual'])).toBeCloseTo(0.5, 2);
  expect(moved['llega-al-proceso']).toBe(figures['llega-al-proceso']);
  // The figures hold under these conditions.
  const shown = Object.values(steamConditions(state, operation)).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  expect(shown).toEqual(['3 000 kg/h', '8 barg', '6 000 h', '₡ 310/L', '₡ 452 millones']);
});
