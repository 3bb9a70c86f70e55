import { describe, expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { liquidAt, saturatedAtPressure } from '../if97/states.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { between, seededRandom } from '../testing/random.ts';
import { boilerHeat } from './boiler.ts';
import { ANALYSES, excessAirFromOxygen } from './combustion.ts';
import { deaeratorBalance } from './deaerator.ts';
import { dissolvedOxygen } from './dissolved-oxygen.ts';
import {
  coldestStack,
  counterflowEffectiveness,
  guardDewPoint,
  guardSteaming,
  heatByEffectiveness,
  PUBLISHED_COLDEST,
  ruleOfThumbSaving,
} from './economizer.ts';
import { FUEL_DATA, perEnergy } from './fuels.ts';
import { breakEvenCop, entropicMean, heatPumpLimits, realCop } from './heat-pump.ts';
import { hotWaterPower, storage } from './hot-water.ts';

const ROUNDS = 1000;

describe('boiler', () => {
  it('closes its energy balance to 1e-9', () => {
    const random = seededRandom(10);
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const pressure = of(between(random, 1, 26), 'bar');
      const { hf } = solved(saturatedAtPressure(pressure));
      const feedEnthalpy = si('specificEnergy', between(random, 2e4, hf * 0.99));
      const steamFlow = of(between(random, 100, 25_000), 'kg/h');
      const duty = {
        steamFlow,
        pressure,
        dryness: of(between(random, 80, 100), '%'),
        blowdown: of(between(random, 0, 15), '%'),
        feedEnthalpy,
      };
      const { heat, feedwater, blowdownFlow, steamEnthalpy, drumEnthalpy } = solved(
        boilerHeat(duty),
      );
      const out = steamFlow * steamEnthalpy + blowdownFlow * drumEnthalpy;
      worst = Math.max(
        worst,
        Math.abs((heat + feedwater * feedEnthalpy) / out - 1),
        Math.abs((steamFlow + blowdownFlow) / feedwater - 1),
      );
    }
    expect(worst).toBeLessThan(1e-9);
  });

  it('needs less heat with hotter feedwater, and refuses it at saturation', () => {
    const pressure = of(8, 'bar');
    const heatAt = (celsius: number) =>
      boilerHeat({
        steamFlow: of(2000, 'kg/h'),
        pressure,
        dryness: of(98, '%'),
        blowdown: of(4, '%'),
        feedEnthalpy: solved(liquidAt(pressure, of(celsius, '°C'))).h,
      });
    expect(solved(heatAt(100)).heat).toBeLessThan(solved(heatAt(60)).heat);
    const line = solved(saturatedAtPressure(pressure));
    const atBoiling = boilerHeat({
      steamFlow: of(1, 'kg/s'),
      pressure,
      dryness: of(1, '1'),
      blowdown: of(0, '%'),
      feedEnthalpy: line.hf,
    });
    expect(!atBoiling.ok && atBoiling.reason).toContain('por debajo de la saturación (170,4');
  });
});

describe('fuels', () => {
  it('cost and emit per unit of heat what their own unit says', () => {
    const { price, carbon } = perEnergy({
      soldBy: 'volume',
      ...FUEL_DATA.diesel,
      price: of(620, '₡/L'),
      biogenic: false,
    });
    expect(price / of(1, '₡/kWh')).toBeCloseTo((620 / 38.66) * 3.6, 6);
    expect(carbon / of(1, 't CO₂/TJ')).toBeCloseTo((2.613 / 38.66) * 1000, 6);
  });
});

describe('economizer', () => {
  it('reads excess air from oxygen: 3 % in natural gas is about 15 %', () => {
    expect(solved(excessAirFromOxygen(of(3, '%'), ANALYSES.gasNatural))).toBeCloseTo(0.15, 2);
  });

  it('has an effectiveness that grows with NTU, continuous at equal rates', () => {
    let last = -1;
    for (let ntu = 0; ntu < 10; ntu += 0.1) {
      const effectiveness = counterflowEffectiveness(si('ratio', ntu), of(0.6, '1'));
      expect(effectiveness).toBeGreaterThan(last);
      expect(effectiveness).toBeLessThanOrEqual(1);
      last = effectiveness;
    }
    const near = counterflowEffectiveness(of(2, '1'), of(1 - 1e-8, '1'));
    expect(near).toBeCloseTo(counterflowEffectiveness(of(2, '1'), of(1, '1')), 6);
  });

  it('never moves more heat than the weaker stream can carry', () => {
    const [weak, strong] = [of(800, 'W/K'), of(2400, 'W/K')];
    const heat = solved(heatByEffectiveness(of(1, '1'), weak, strong, of(240, '°C'), of(80, '°C')));
    expect(heat).toBeCloseTo(800 * 160, 6);
    expect(ruleOfThumbSaving(of(500, '°F'), of(300, '°F'))).toBeCloseTo(0.05, 9);
  });

  it('guards the dew point of each fuel and the boiling of the water', () => {
    const gas = { acid: null, water: of(52, '°C'), published: PUBLISHED_COLDEST.glp };
    expect(valueIn(coldestStack(gas), '°F')).toBeCloseTo(250, 9);
    expect(guardDewPoint(of(121.2, '°C'), coldestStack(gas), null).ok).toBe(true);
    const oil = { acid: of(148, '°C'), water: of(42, '°C'), published: null };
    expect(valueIn(coldestStack(oil), '°C')).toBeCloseTo(163, 9);
    const wet = guardDewPoint(of(150, '°C'), coldestStack(oil), oil.acid);
    expect(!wet.ok && wet.reason).toContain('rocío ácido');
    expect(guardSteaming(of(156, '°C'), of(170, '°C')).ok).toBe(false);
    expect(guardSteaming(of(155, '°C'), of(170, '°C')).ok).toBe(true);
  });
});

describe('heat pump', () => {
  it('puts Lorenz above Carnot and falls with lift', () => {
    const at = (sinkOut: number) =>
      solved(
        heatPumpLimits({
          sourceIn: of(40, '°C'),
          sourceOut: of(30, '°C'),
          sinkIn: of(60, '°C'),
          sinkOut: of(sinkOut, '°C'),
        }),
      );
    let last = Number.POSITIVE_INFINITY;
    for (let sinkOut = 65; sinkOut <= 180; sinkOut += 5) {
      const { carnot, lorenz } = at(sinkOut);
      expect(lorenz).toBeGreaterThan(carnot);
      expect(lorenz).toBeLessThan(last);
      last = lorenz;
    }
  });

  it('averages over entropy, smoothly down to equal temperatures', () => {
    expect(entropicMean(of(350, 'K'), of(350, 'K'))).toBe(350);
    expect(entropicMean(si('temperature', 350 + 1e-9), of(350, 'K'))).toBeCloseTo(350, 6);
  });

  it('refuses what is no heat pump', () => {
    const same = {
      sourceIn: of(60, '°C'),
      sourceOut: of(58, '°C'),
      sinkIn: of(50, '°C'),
      sinkOut: of(60, '°C'),
    };
    expect(heatPumpLimits(same).ok).toBe(false);
    expect(realCop(of(2, '1'), of(50, '%')).ok).toBe(false);
    expect(realCop(of(8, '1'), of(80, '%')).ok).toBe(false);
    expect(breakEvenCop(of(82, '%'), of(75, '₡/kWh'), of(0, '₡/kWh')).ok).toBe(false);
  });
});

describe('deaerator', () => {
  it('closes mass and energy to 1e-9', () => {
    const random = seededRandom(11);
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const pressure = of(between(random, 1.05, 5), 'bar');
      const { hf, hg } = solved(saturatedAtPressure(pressure));
      const waterEnthalpy = si('specificEnergy', between(random, 2e4, hf * 0.98));
      const steamEnthalpy = si('specificEnergy', between(random, hg, 3.1e6));
      const feedwater: Quantity<'massFlow'> = of(between(random, 100, 60_000), 'kg/h');
      const balance = solved(
        deaeratorBalance({
          pressure,
          feedwater,
          vent: of(between(random, 0, 2), '%'),
          waterEnthalpy,
          steamEnthalpy,
        }),
      );
      const { steam, water, vented, feedEnthalpy, ventEnthalpy } = balance;
      const energyIn = steam * steamEnthalpy + water * waterEnthalpy;
      const energyOut = feedwater * feedEnthalpy + vented * ventEnthalpy;
      worst = Math.max(
        worst,
        Math.abs((steam + water) / (feedwater + vented) - 1),
        Math.abs(energyIn / energyOut - 1),
      );
    }
    expect(worst).toBeLessThan(1e-9);
  });

  it('leaves less oxygen in hotter water and none at the boiling point of the site', () => {
    for (const site of [SEA_LEVEL_PRESSURE, of(88, 'kPa')]) {
      const boiling = solved(saturationTemperature(site));
      let last = Number.POSITIVE_INFINITY;
      for (let T = 274; T < boiling; T += 1) {
        const oxygen = solved(dissolvedOxygen(of(T, 'K'), site));
        expect(oxygen).toBeLessThan(last);
        last = oxygen;
      }
      expect(solved(dissolvedOxygen(boiling, site))).toBeLessThan(1e-9);
    }
  });
});

describe('hot water', () => {
  it('stores exactly what the smaller generator does not deliver', () => {
    const demand = solved(
      hotWaterPower({
        flow: of(10, 'm³/h'),
        cold: of(25, '°C'),
        hot: of(65, '°C'),
        pressure: of(4, 'bar'),
      }),
    );
    expect(demand.power).toBeCloseTo(463_100, -2);
    const [peak, recovery, usable] = [of(1.5, 'h'), of(4, 'h'), of(80, '%')];
    const { power, volume } = solved(storage(demand, peak, recovery, usable));
    const delivered = power * peak + volume * usable * demand.heatPerVolume;
    expect(Math.abs(delivered / (demand.power * peak) - 1)).toBeLessThan(1e-9);
    expect(Math.abs((power * (peak + recovery)) / (demand.power * peak) - 1)).toBeLessThan(1e-9);
    expect(solved(storage(demand, peak, of(0, 'h'), usable)).volume).toBeCloseTo(0, 9);
  });

  it('refuses to boil or to cool', () => {
    const base = { flow: of(10, 'm³/h'), cold: of(25, '°C'), pressure: of(1, 'bar') };
    expect(hotWaterPower({ ...base, hot: of(110, '°C') }).ok).toBe(false);
    expect(hotWaterPower({ ...base, hot: of(20, '°C') }).ok).toBe(false);
  });
});
