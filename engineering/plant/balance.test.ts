import { describe, expect, test } from 'vitest';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { between, seededRandom } from '../testing/random.ts';
import { headerTemperature, solvePlant } from './balance.ts';
import { closure, whereFuelGoes } from './destinations.ts';
import type { Plant } from './plant.ts';
import { MEASUR_CASES, plantOf } from './vectors.ts';

describe('the US DOE steam modeler', () => {
  test.each(MEASUR_CASES.map((entry, index) => [index + 1, entry] as const))(
    'plant %i: fuel, steam and make-up within 0.1 %',
    (_index, { input, output }) => {
      const plant = plantOf(input);
      const balance = solved(solvePlant(plant));
      expectWithin(valueIn(balance.steam, 'kg/h'), output.steam_kgh, 1e-3);
      expectWithin(valueIn(balance.makeup, 'kg/h'), output.makeup_kgh, 1e-3);
      expectWithin(valueIn(balance.feedwater, 'kg/h'), output.feedwater_kgh, 1e-3);
      expectWithin(valueIn(balance.blowdown, 'kg/h'), output.blowdown_kgh, 1e-3);
      expectWithin(valueIn(balance.fuel, 'kW') * 3600, output.fuel_kJh, 1e-3);
      const destinations = whereFuelGoes(plant, balance);
      expectWithin(valueIn(destinations.highUse, 'kW') * 3600, output.highUse_kJh, 1e-3);
      if (output.lowUse_kJh && output.low_K && plant.low) {
        expectWithin(valueIn(destinations.lowUse, 'kW') * 3600, output.lowUse_kJh, 1e-3);
        const low = solved(headerTemperature(plant.low.pressure, balance.lowEnthalpy));
        expect(Math.abs(low - output.low_K)).toBeLessThan(0.01);
      }
    },
  );
});

function expectWithin(ours: number, theirs: number, relative: number) {
  expect(Math.abs(ours / theirs - 1), `${ours} against ${theirs}`).toBeLessThan(relative);
}

/** A plant of any kind; about one in five cannot be built. */
function randomPlant(random: () => number): Plant {
  const pick = (share: number) => random() < share;
  const pressure = of(between(random, 2, 60), 'bar');
  const header = () => ({
    use: of(between(random, 0, 30_000), 'kg/h'),
    returned: of(between(random, 0, 1), '1'),
    loss: of(between(random, 0, 0.03), '1'),
    bareHeat: of(pick(0.3) ? between(random, 0, 100) : 0, 'kW'),
    leaked: of(pick(0.3) ? between(random, 0, 300) : 0, 'kg/h'),
  });
  const turbine = { isentropic: of(between(random, 0.3, 0.9), '1'), generator: of(0.95, '1') };
  const low = pick(0.6)
    ? {
        ...header(),
        pressure: si('pressure', pressure * between(random, 0.2, 1.05)),
        flashCondensate: pick(0.5),
        turbine: pick(0.4) ? turbine : null,
      }
    : null;
  return {
    boiler: {
      pressure,
      steamTemperature: pick(0.3) ? of(between(random, 150, 450), '°C') : null,
      efficiency: of(between(random, 0.6, 0.95), '1'),
      blowdown: of(between(random, 0, 0.15), '1'),
      economizer: of(pick(0.4) ? between(random, 0, 0.06) : 0, '1'),
    },
    high: { ...header(), pressure },
    low,
    deaerator: { pressure: of(between(random, 1.05, 3), 'bar'), vent: of(0.005, '1') },
    flashBlowdown: pick(0.3),
    preheatApproach: pick(0.3) ? of(10, 'ΔK') : null,
    returnTemperature: of(between(random, 30, 98), '°C'),
    makeupTemperature: of(between(random, 10, 35), '°C'),
  };
}

test('every random plant closes to 1e-9 of its fuel, or says why it cannot be', () => {
  const random = seededRandom(15);
  const refused = new Map<string, number>();
  let solutions = 0;
  const plants = import.meta.env.MODE === 'long' ? 100_000 : 4000;
  for (let count = 0; count < plants; count += 1) {
    const plant = randomPlant(random);
    const result = solvePlant(plant);
    if (!result.ok) {
      expect(result.reason).toMatch(/\.$/);
      refused.set(result.reason, (refused.get(result.reason) ?? 0) + 1);
      continue;
    }
    solutions += 1;
    const destinations = whereFuelGoes(plant, result.value);
    expect(closure(result.value, destinations), JSON.stringify(plant)).toBeLessThan(1e-9);
    for (const [id, power] of Object.entries(destinations)) {
      // Condensate may arrive warmer than it left the users only if it was said to.
      if (id !== 'returnCooling')
        expect(power, `${id} ${JSON.stringify(plant)}`).toBeGreaterThan(-1e-6);
    }
  }
  expect(solutions).toBeGreaterThan(plants / 2);
}, 600_000);

test('a solution takes less than two milliseconds', () => {
  const random = seededRandom(16);
  const plants = Array.from({ length: 300 }, () => randomPlant(random));
  for (const plant of plants) solvePlant(plant);
  const start = process.cpuUsage().user;
  for (const plant of plants) solvePlant(plant);
  expect((process.cpuUsage().user - start) / 1000 / plants.length).toBeLessThan(2);
});
