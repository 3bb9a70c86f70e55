import { describe, expect, it } from 'vitest';
import { pressureAtAltitude } from '../atmosphere.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { between, isSound, seededRandom, wild } from '../testing/random.ts';
import { blowdown, blowdownHeat, recoverBlowdown } from './blowdown.ts';
import { excessAirFromCarbonDioxide } from './carbon-dioxide.ts';
import {
  AIR_HUMIDITY,
  ANALYSES,
  airPerFuel,
  dryMoles,
  excessAirFromOxygen,
  gasPerFuel,
  netHeatingValue,
  stackGas,
  woodAnalysis,
} from './combustion.ts';
import { twoPhaseLine } from './condensate-line.ts';
import { coolGases } from './condensing-economizer.ts';
import { waterDewPoint } from './dew-point.ts';
import { neededNpsh, npshAvailable, suctionLoss } from './npsh.ts';
import { plateFlow, sizePlate } from './orifice-plate.ts';
import { stackLoss } from './stack-loss.ts';
import { stallLoad, steamTemperatureAt } from './stall.ts';
import { superheatCorrection } from './superheat-relief.ts';
import { seatFor, warmUpLoad } from './trap-load.ts';
import { vortexLimits } from './vortex-meter.ts';

const DRY = of(0, '1');
const FUELS = [ANALYSES.diesel, ANALYSES.bunker, ANALYSES.glp, woodAnalysis(of(40, '%'))];

describe('combustion', () => {
  it('keeps its mass: fuel without ash and air are the gases', () => {
    for (const fuel of FUELS) {
      const { carbon, hydrogen, sulphur, oxygen, nitrogen, water } = fuel;
      const burnt = carbon + hydrogen + sulphur + oxygen + nitrogen + water;
      const excess = of(30, '%');
      const into = burnt + airPerFuel(fuel) * (1 + excess) * 1.01;
      // Air is weighed with its argon, its nitrogen without.
      const out = gasPerFuel(stackGas(fuel, excess, of(0.01, '1')));
      expect(Math.abs(out / into - 1)).toBeLessThan(0.006);
    }
  });

  it('reads the same excess air from oxygen and from the CO₂ that goes with it', () => {
    for (const fuel of FUELS) {
      for (let oxygen = 0; oxygen <= 12; oxygen += 1) {
        const excess = solved(excessAirFromOxygen(of(oxygen, '%'), fuel));
        const gas = stackGas(fuel, excess, DRY);
        const carbon = si('ratio', (gas.co2 + gas.so2) / dryMoles(gas));
        expect(solved(excessAirFromCarbonDioxide(carbon, fuel))).toBeCloseTo(excess, 9);
      }
    }
  });

  it('finds the same useful heat on either basis', () => {
    // The moisture of the air comes as vapour and leaves as vapour: no basis charges its latent heat.
    for (const [fuel, humidity] of FUELS.flatMap((fuel) =>
      [DRY, AIR_HUMIDITY].map((humidity) => [fuel, humidity] as const),
    )) {
      const stack = {
        fuel,
        gas: stackGas(fuel, of(25, '%'), humidity),
        gasTemperature: of(200, '°C'),
        airTemperature: of(25, '°C'),
        carbonMonoxide: of(100, 'ppm'),
      };
      const gross = solved(stackLoss(stack, 'superior')).efficiency * fuel.gross;
      const net = solved(stackLoss(stack, 'inferior')).efficiency * netHeatingValue(fuel);
      expect(Math.abs(gross / net - 1)).toBeLessThan(1e-6);
    }
  });

  it('gives heat without a step where condensation begins', () => {
    const gas = stackGas(ANALYSES.glp, of(20, '%'), DRY);
    const site = of(88, 'kPa');
    const dew = waterDewPoint(gas, site);
    const heatTo = (T: number) => {
      const cooled = solved(
        coolGases(gas, of(1, 'kg/s'), of(150, '°C'), si('temperature', T), site),
      );
      return cooled.sensible + cooled.latent;
    };
    expect(heatTo(dew - 1e-4) / heatTo(dew + 1e-4)).toBeCloseTo(1, 4);
    for (let T = 300; T < 400; T += 2) expect(heatTo(T)).toBeGreaterThan(heatTo(T + 2));
  });
});

describe('blowdown', () => {
  it('takes out the salts that come in, and never gives back more heat than it carries', () => {
    const random = seededRandom(50);
    for (let round = 0; round < 500; round += 1) {
      const [feed, boiler] = [
        of(between(random, 1, 400), 'mg/L'),
        of(between(random, 900, 4000), 'mg/L'),
      ];
      const { flow, feedwater } = solved(blowdown(of(5000, 'kg/h'), feed, boiler));
      expect((flow * boiler) / (feedwater * feed)).toBeCloseTo(1, 9);
      const pressure = of(between(random, 3, 20), 'bar');
      const makeup = of(25, '°C');
      const heat = solved(blowdownHeat(flow, pressure, makeup));
      let last = -1;
      for (const recovery of ['ninguna', 'flash', 'ambos'] as const) {
        const setup = { flow, pressure, flashPressure: of(1.2, 'bar'), makeup, recovery };
        const back = solved(recoverBlowdown({ ...setup, approach: of(5, 'ΔK') }));
        expect(back.heat).toBeGreaterThan(last);
        expect(back.heat).toBeLessThanOrEqual(heat);
        last = back.heat;
      }
    }
  });
});

describe('stall', () => {
  it('is where the steam asked for is as hot as the return, whichever way the load falls', () => {
    const exchanger = { steam: of(150, '°C'), inlet: of(15, '°C'), outlet: of(65, '°C') };
    for (const change of ['entrada', 'caudal'] as const) {
      for (let back = 70; back < 150; back += 5) {
        const load = solved(stallLoad(of(back, '°C'), exchanger, change));
        expect(solved(steamTemperatureAt(load, exchanger, change))).toBeCloseTo(of(back, '°C'), 6);
      }
      expect(solved(stallLoad(of(60, '°C'), exchanger, change))).toBe(0);
      expect(solved(stallLoad(of(160, '°C'), exchanger, change))).toBe(1);
    }
  });
});

describe('pumps and meters', () => {
  it('leave less NPSH the higher the plant, and none but the level over boiling water', () => {
    let last = Number.POSITIVE_INFINITY;
    for (let metres = 0; metres <= 3000; metres += 250) {
      const tank = solved(pressureAtAltitude(of(metres, 'm')));
      const suction = { tank, water: of(80, '°C'), level: of(3, 'm'), loss: of(0.5, 'm') };
      const available = solved(npshAvailable(suction));
      expect(available).toBeLessThan(last);
      last = available;
    }
    const { p, T } = solved(saturatedAtPressure(of(1.3, 'bar')));
    const boiling = { tank: p, water: T, level: of(5, 'm'), loss: of(1, 'm') };
    expect(solved(npshAvailable(boiling))).toBeCloseTo(4, 6);
    expect(neededNpsh(of(4, 'm'))).toBeCloseTo(5.2, 9);
  });

  it('size a plate that passes the flow it was sized for', () => {
    const { p, vg } = solved(saturatedAtPressure(of(8, 'bar')));
    const plate = {
      flow: of(2000, 'kg/h'),
      inside: of(102.3, 'mm'),
      pressure: p,
      density: si('density', 1 / vg),
      viscosity: of(14.5, 'µPa·s'),
      difference: of(0.25, 'Δbar'),
    };
    const sized = solved(sizePlate(plate));
    expect(plateFlow(sized.beta, plate) / plate.flow).toBeCloseTo(1, 9);
    expect(sized.permanent).toBeLessThan(plate.difference);
    expect(sizePlate({ ...plate, flow: of(90_000, 'kg/h') }).ok).toBe(false);
    expect(sizePlate({ ...plate, inside: of(40, 'mm') }).ok).toBe(false);
  });
});

describe('superheat correction', () => {
  it('never grows with temperature nor passes 1', () => {
    for (let psig = 15; psig <= 600; psig += 13) {
      let last = 1;
      for (let fahrenheit = 300; fahrenheit <= 1200; fahrenheit += 17) {
        const factor = solved(
          superheatCorrection(of(psig, 'psig'), of(fahrenheit, '°F'), of(212, '°F')),
        );
        expect(factor).toBeLessThanOrEqual(last + 1e-12);
        last = factor;
      }
    }
    expect(superheatCorrection(of(700, 'psig'), of(600, '°F'), of(212, '°F')).ok).toBe(false);
  });
});

it('keeps the least velocity of a vortex meter the same in both systems of units', () => {
  // Rosemount 8800D, 00813-0100-4004: √(36/ρ) in ft/s and lb/ft³, √(54/ρ) in m/s and kg/m³.
  for (const pounds of [0.05, 0.1, 0.25]) {
    const { least } = vortexLimits(of(pounds * 16.0185, 'kg/m³'));
    expect(valueIn(least, 'ft/s') / Math.sqrt(36 / pounds)).toBeCloseTo(1, 2);
  }
});

it('answers or refuses in words, whatever it is given', () => {
  const random = seededRandom(51);
  const any = <D extends Parameters<typeof si>[0]>(dimension: D) =>
    si(dimension, random() < 0.5 ? wild(random) : between(random, 0, 600));
  for (let round = 0; round < 4000; round += 1) {
    const gas = stackGas(ANALYSES.bunker, of(20, '%'), DRY);
    const exchanger = {
      steam: any('temperature'),
      inlet: any('temperature'),
      outlet: any('temperature'),
    };
    const tank = any('pressure');
    const water = any('temperature');
    const results = [
      excessAirFromOxygen(any('ratio'), ANALYSES.glp),
      excessAirFromCarbonDioxide(any('ratio'), ANALYSES.glp),
      coolGases(gas, any('massFlow'), any('temperature'), any('temperature'), of(1, 'bar')),
      blowdown(any('massFlow'), any('concentration'), any('concentration')),
      stallLoad(any('temperature'), exchanger, 'caudal'),
      twoPhaseLine({
        flow: any('massFlow'),
        upstream: any('pressure'),
        downstream: any('pressure'),
        diameter: any('length'),
      }),
      npshAvailable({ tank, water, level: any('length'), loss: any('length') }),
      suctionLoss({
        flow: any('massFlow'),
        tank,
        water,
        inside: any('length'),
        length: any('length'),
        fittings: any('ratio'),
      }),
      superheatCorrection(any('gaugePressure'), any('temperature'), any('temperature')),
      warmUpLoad({
        mass: any('mass'),
        pressure: any('pressure'),
        cold: any('temperature'),
        time: any('time'),
      }),
      seatFor(any('massFlow'), any('pressure'), any('pressureDifference')),
    ];
    for (const result of results) {
      if (!isSound(result)) expect.fail(JSON.stringify(result));
      if (!result.ok) expect(result.reason).toMatch(/^\p{Lu}.*\.$/u);
    }
  }
});
