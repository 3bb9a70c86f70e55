import { describe, expect, it } from 'vitest';
import { pressureAtAltitude } from '../atmosphere.ts';
import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { saturationPressure, saturationTemperature } from '../if97/saturation.ts';
import {
  liquidAt,
  saturatedAtPressure,
  saturatedAtTemperature,
  steamAt,
  wetSteam,
} from '../if97/states.ts';
import { of, type Quantity, si } from '../quantities.ts';
import type { Result } from '../result.ts';
import { between, isSound, seededRandom, wild } from '../testing/random.ts';
import type { Dimension } from '../units.ts';
import { fittingLoss } from './bare-fittings.ts';
import { boilerHeat, firing } from './boiler.ts';
import { ANALYSES, excessAirFromOxygen, stackGas } from './combustion.ts';
import { pumpDuty } from './condensate-pump.ts';
import { returnSaving } from './condensate-return.ts';
import {
  catalogueKv,
  liquidKv,
  openingEqualPercentage,
  recommendedKvs,
  steamKv,
} from './control-valve.ts';
import { deaeratorBalance } from './deaerator.ts';
import { dissolvedOxygen } from './dissolved-oxygen.ts';
import { guardDewPoint, guardSteaming, heatByEffectiveness, heatFromGases } from './economizer.ts';
import { flash } from './flash.ts';
import { densityError, turndown } from './flow-meter.ts';
import { bareLoss, insulatedLoss } from './heat-loss.ts';
import { breakEvenCop, heatPumpLimits, realCop } from './heat-pump.ts';
import { hotWaterPower, storage } from './hot-water.ts';
import { noiseByRatio, reducerOutlet } from './pressure-reducer.ts';
import { orificeFor, reliefArea } from './safety-valve.ts';
import { diameterForVelocity, lineDrop } from './steam-pipe.ts';
import { failedTrapLoss } from './steam-trap.ts';
import { totals } from './totalizer.ts';

const ROUNDS = 800;
const GLP_GASES = stackGas(ANALYSES.glp, of(20, '%'), of(0, '1'));

/** SI magnitudes of everyday plant; half of the numbers come from here so that formulas do run. */
const PLAUSIBLE: Partial<Record<Dimension, readonly [number, number]>> = {
  pressure: [5e4, 3e6],
  gaugePressure: [0, 2.5e6],
  temperature: [275, 560],
  massFlow: [1e-3, 10],
  volumeFlow: [1e-5, 0.1],
  ratio: [0, 1.2],
  specificEnergy: [1e5, 3e6],
  specificVolume: [1e-3, 2],
  density: [0.3, 1000],
  length: [1e-3, 50],
  power: [1e3, 1e7],
  velocity: [1, 80],
  time: [0, 3.2e7],
  heatCapacityRate: [10, 1e5],
  flowCoefficient: [1e-7, 1e-3],
  area: [1e-6, 0.02],
  conductivity: [0.01, 0.2],
  count: [1, 300],
};

type Draw = <D extends Dimension>(dimension: D) => Quantity<D>;

function drawer(random: () => number): Draw {
  return (dimension) => {
    const [min, max] = PLAUSIBLE[dimension] ?? [0, 1];
    return si(dimension, random() < 0.8 ? between(random, min, max) : wild(random));
  };
}

const FORMULAS: Readonly<Record<string, (q: Draw) => Result<unknown>>> = {
  pressureAtAltitude: (q) => pressureAtAltitude(q('length')),
  saturationPressure: (q) => saturationPressure(q('temperature')),
  saturationTemperature: (q) => saturationTemperature(q('pressure')),
  saturatedAtPressure: (q) => saturatedAtPressure(q('pressure')),
  saturatedAtTemperature: (q) => saturatedAtTemperature(q('temperature')),
  liquidAt: (q) => liquidAt(q('pressure'), q('temperature')),
  steamAt: (q) => steamAt(q('pressure'), q('temperature')),
  wetSteam: (q) => wetSteam(q('pressure'), q('ratio')),
  stateAtEnthalpy: (q) => stateAtEnthalpy(q('pressure'), q('specificEnergy')),
  boilerHeat: (q) =>
    boilerHeat({
      steamFlow: q('massFlow'),
      pressure: q('pressure'),
      dryness: q('ratio'),
      blowdown: q('ratio'),
      feedEnthalpy: q('specificEnergy'),
    }),
  firing: (q) =>
    firing(q('power'), q('ratio'), {
      soldBy: 'volume',
      heatingValue: q('energyPerVolume'),
      price: q('pricePerVolume'),
      carbon: q('carbonPerVolume'),
      biogenic: false,
    }),
  excessAir: (q) => excessAirFromOxygen(q('ratio'), ANALYSES.diesel),
  heatFromGases: (q) =>
    heatFromGases({ gas: GLP_GASES, fuelFlow: q('massFlow') }, q('temperature'), q('temperature')),
  heatByEffectiveness: (q) =>
    heatByEffectiveness(
      q('ratio'),
      q('heatCapacityRate'),
      q('heatCapacityRate'),
      q('temperature'),
      q('temperature'),
    ),
  guardDewPoint: (q) => guardDewPoint(q('temperature'), q('temperature'), q('temperature')),
  guardSteaming: (q) => guardSteaming(q('temperature'), q('temperature')),
  flash: (q) => flash(q('pressure'), q('pressure')),
  returnSaving: (q) =>
    returnSaving({
      condensate: q('massFlow'),
      flashFraction: q('ratio'),
      condensateTemperature: q('temperature'),
      makeupTemperature: q('temperature'),
      hours: q('time'),
      efficiency: q('ratio'),
    }),
  heatPumpLimits: (q) =>
    heatPumpLimits({
      sourceIn: q('temperature'),
      sourceOut: q('temperature'),
      sinkIn: q('temperature'),
      sinkOut: q('temperature'),
    }),
  realCop: (q) => realCop(q('ratio'), q('ratio')),
  breakEvenCop: (q) => breakEvenCop(q('ratio'), q('pricePerEnergy'), q('pricePerEnergy')),
  hotWater: (q) => {
    const demand = hotWaterPower({
      flow: q('volumeFlow'),
      cold: q('temperature'),
      hot: q('temperature'),
      pressure: q('pressure'),
    });
    return demand.ok ? storage(demand.value, q('time'), q('time'), q('ratio')) : demand;
  },
  diameterForVelocity: (q) =>
    diameterForVelocity(q('massFlow'), q('specificVolume'), q('velocity')),
  lineDrop: (q) =>
    lineDrop(
      {
        flow: q('massFlow'),
        pressure: q('pressure'),
        temperature: q('temperature'),
        specificVolume: q('specificVolume'),
        diameter: q('length'),
      },
      q('length'),
    ),
  steamKv: (q) =>
    steamKv({
      flow: q('massFlow'),
      upstream: q('pressure'),
      downstream: q('pressure'),
      density: q('density'),
      xT: q('ratio'),
    }),
  catalogueKv: (q) => catalogueKv(q('massFlow'), q('pressure'), q('pressure')),
  liquidKv: (q) =>
    liquidKv({
      flow: q('volumeFlow'),
      upstream: q('pressure'),
      downstream: q('pressure'),
      density: q('density'),
      vapourPressure: q('pressure'),
      criticalPressure: q('pressure'),
      recovery: q('ratio'),
    }),
  opening: (q) => openingEqualPercentage(q('flowCoefficient'), q('flowCoefficient')),
  recommendedKvs: (q) => recommendedKvs(q('flowCoefficient')),
  reducerOutlet: (q) => reducerOutlet(q('pressure'), q('pressure'), q('specificEnergy')),
  noiseByRatio: (q) => noiseByRatio(q('pressure'), q('pressure')),
  reliefArea: (q) => reliefArea(q('massFlow'), q('pressure')),
  orificeFor: (q) => orificeFor(q('area')),
  deaeratorBalance: (q) =>
    deaeratorBalance({
      pressure: q('pressure'),
      feedwater: q('massFlow'),
      vent: si('ratio', q('ratio') / 20),
      waterEnthalpy: q('specificEnergy'),
      steamEnthalpy: q('specificEnergy'),
    }),
  dissolvedOxygen: (q) => dissolvedOxygen(q('temperature'), q('pressure')),
  bareLoss: (q) =>
    bareLoss(q('length'), q('temperature'), q('ratio'), {
      air: q('temperature'),
      pressure: q('pressure'),
    }),
  insulatedLoss: (q) =>
    insulatedLoss(
      q('length'),
      q('temperature'),
      { thickness: q('length'), conductivity: q('conductivity'), emissivity: q('ratio') },
      { air: q('temperature'), pressure: q('pressure') },
    ),
  fittingLoss: (q) =>
    fittingLoss(
      'flanges',
      100,
      q('temperature'),
      { thickness: q('length'), conductivity: q('conductivity'), emissivity: q('ratio') },
      { air: q('temperature'), pressure: q('pressure') },
    ),
  failedTrapLoss: (q) => failedTrapLoss(q('length'), q('pressure'), q('pressure')),
  pumpDuty: (q) => pumpDuty(q('length'), q('gaugePressure')),
  densityError: (q) => densityError(q('density'), q('density')),
  turndown: (q) => turndown(q('massFlow'), q('massFlow')),
  totals: (q) =>
    totals(
      {
        flow: q('massFlow'),
        enthalpy: q('specificEnergy'),
        reference: q('specificEnergy'),
        price: q('pricePerMass'),
      },
      { shift: q('time'), shiftsPerDay: q('count'), daysPerYear: q('count') },
    ),
};

describe('formulas under any input', () => {
  it.each(Object.entries(FORMULAS))('%s answers or refuses, never NaN', (_name, formula) => {
    const random = seededRandom(20261115);
    const draw = drawer(random);
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = formula(draw);
      if (isSound(result)) continue;
      expect.fail(
        `round ${round}: ${JSON.stringify(result, (_key, value) => (typeof value === 'number' ? String(value) : value))}`,
      );
    }
  });
});
