import { describe, expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { of, si } from '../quantities.ts';
import { solved } from '../solved.ts';
import { between, seededRandom } from '../testing/random.ts';
import { bareArea, type FittingSize } from './bare-fittings.ts';
import { loadAfterFlash, pumpDuty } from './condensate-pump.ts';
import { returnSaving } from './condensate-return.ts';
import { flash } from './flash.ts';
import { densityError } from './flow-meter.ts';
import { bareLoss, CLADDING, insulatedLoss, naturalConvection } from './heat-loss.ts';
import { PIPE_SIZES, smallestPipe } from './pipe-sizes.ts';
import { diameterForVelocity, frictionFactor, lineDrop, steamVelocity } from './steam-pipe.ts';
import { failedTrapLoss } from './steam-trap.ts';
import { totals } from './totalizer.ts';

const ROUNDS = 1000;
const STILL_AIR = { air: of(25, '°C'), pressure: SEA_LEVEL_PRESSURE };

function steamAtBar(bar: number) {
  return solved(saturatedAtPressure(of(bar, 'bar')));
}

describe('flash', () => {
  it('keeps the energy of the condensate to 1e-9', () => {
    const random = seededRandom(20);
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const p2 = of(between(random, 0.8, 10), 'bar');
      const p1 = si('pressure', p2 * between(random, 1.01, 3));
      const { fraction, hotEnthalpy, coldEnthalpy, latent } = solved(flash(p1, p2));
      worst = Math.max(worst, Math.abs((coldEnthalpy + fraction * latent) / hotEnthalpy - 1));
    }
    expect(worst).toBeLessThan(1e-9);
  });

  it('is nothing towards a higher pressure and grows with the drop', () => {
    expect(solved(flash(of(3, 'bar'), of(5, 'bar'))).fraction).toBe(0);
    expect(solved(flash(of(9, 'bar'), of(1, 'bar'))).fraction).toBeGreaterThan(
      solved(flash(of(8, 'bar'), of(1, 'bar'))).fraction,
    );
  });

  it('leaves its mass to the pump and its heat to the boiler', () => {
    expect(loadAfterFlash(of(1000, 'kg/h'), of(10, '%'))).toBeCloseTo(of(900, 'kg/h'), 12);
    const back = {
      condensate: of(1000, 'kg/h'),
      flashFraction: of(10, '%'),
      condensateTemperature: of(90, '°C'),
      makeupTemperature: of(25, '°C'),
      hours: of(6000, 'h'),
      efficiency: of(80, '%'),
    };
    const saving = solved(returnSaving(back));
    expect(Math.abs((saving.fuelEnergy * 0.8) / (saving.heat * of(6000, 'h')) - 1)).toBeLessThan(
      1e-9,
    );
    expect(returnSaving({ ...back, condensateTemperature: of(20, '°C') }).ok).toBe(false);
    expect(pumpDuty(of(-1, 'm'), of(0, 'barg')).ok).toBe(false);
  });
});

describe('steam pipe', () => {
  it('gives back the velocity it was sized for', () => {
    const { vg } = steamAtBar(8);
    const diameter = solved(diameterForVelocity(of(2000, 'kg/h'), vg, of(25, 'm/s')));
    expect(steamVelocity(of(2000, 'kg/h'), vg, diameter)).toBeCloseTo(25, 9);
    expect(smallestPipe(diameter)?.dn).toBe(100);
    expect(smallestPipe(of(1, 'm'))).toBeUndefined();
  });

  it('drops less in a wider pipe and refuses a pipe that is far too narrow', () => {
    const { p, T, vg } = steamAtBar(8);
    const drops = PIPE_SIZES.map(({ inside }) =>
      lineDrop(
        {
          flow: of(1000, 'kg/h'),
          pressure: p,
          temperature: T,
          specificVolume: vg,
          diameter: inside,
        },
        of(50, 'm'),
      ),
    );
    const [narrow] = drops;
    expect(narrow?.ok).toBe(false);
    const valid = drops.filter((drop) => drop.ok).map((drop) => drop.value.drop);
    expect(valid).toEqual(valid.toSorted((a, b) => b - a));
    expect(valid.length).toBeGreaterThan(6);
  });

  it('satisfies Colebrook', () => {
    for (const reynolds of [5e3, 1e5, 1e7]) {
      const f = frictionFactor(reynolds, 4.4e-4);
      expect(1 / Math.sqrt(f)).toBeCloseTo(
        -2 * Math.log10(4.4e-4 / 3.7 + 2.51 / (reynolds * Math.sqrt(f))),
        9,
      );
    }
    expect(frictionFactor(1000, 1e-3)).toBeCloseTo(0.064, 12);
  });
});

describe('heat loss', () => {
  it('meets the air where conduction meets it, to 1e-9', () => {
    const insulation = {
      thickness: of(50, 'mm'),
      conductivity: of(0.045, 'W/m·K'),
      emissivity: CLADDING,
    };
    const diameter = of(88.9, 'mm');
    const { loss, surface } = solved(insulatedLoss(diameter, of(170, '°C'), insulation, STILL_AIR));
    const outer = of(188.9, 'mm');
    const convection = naturalConvection(outer, surface, STILL_AIR) * (surface - STILL_AIR.air);
    const radiation = CLADDING * 5.670374419e-8 * (surface ** 4 - STILL_AIR.air ** 4);
    expect(Math.abs((Math.PI * outer * (convection + radiation)) / loss - 1)).toBeLessThan(1e-9);
  });

  it('falls with thickness and with altitude, and grows with the pipe', () => {
    const lossUnder = (mm: number) =>
      solved(
        insulatedLoss(
          of(88.9, 'mm'),
          of(170, '°C'),
          { thickness: of(mm, 'mm'), conductivity: of(0.045, 'W/m·K'), emissivity: CLADDING },
          STILL_AIR,
        ),
      ).loss;
    for (let mm = 10; mm < 290; mm += 10) expect(lossUnder(mm + 10)).toBeLessThan(lossUnder(mm));
    const losses = PIPE_SIZES.map(({ outside }) =>
      solved(bareLoss(outside, of(170, '°C'), of(0.8, '1'), STILL_AIR)),
    );
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    const high = { ...STILL_AIR, pressure: of(88, 'kPa') };
    expect(solved(bareLoss(of(100, 'mm'), of(170, '°C'), of(0.8, '1'), high))).toBeLessThan(
      solved(bareLoss(of(100, 'mm'), of(170, '°C'), of(0.8, '1'), STILL_AIR)),
    );
    expect(bareLoss(of(100, 'mm'), of(20, '°C'), of(0.8, '1'), STILL_AIR).ok).toBe(false);
  });

  it('gives a valve more surface than its flanges, and more with size', () => {
    const sizes: readonly FittingSize[] = [50, 65, 80, 100, 150, 200, 250];
    for (const dn of sizes) expect(bareArea('valve', dn)).toBeGreaterThan(bareArea('flanges', dn));
    const areas = sizes.map((dn) => bareArea('flanges', dn));
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });
});

describe('traps, meters, totals', () => {
  it('lose steam with the square of the orifice, and only when choked', () => {
    const lost = (mm: number) => solved(failedTrapLoss(of(mm, 'mm'), of(8, 'bar'), of(1, 'bar')));
    expect(lost(6) / lost(3)).toBeCloseTo(4, 9);
    expect(failedTrapLoss(of(3, 'mm'), of(2, 'bar'), of(1.5, 'bar')).ok).toBe(false);
  });

  it('err by the density ratio, and not at all at the calibration', () => {
    const density = of(4, 'kg/m³');
    expect(solved(densityError(density, density))).toEqual({ vortex: 0, differential: 0 });
    const { vortex, differential } = solved(densityError(of(4.2, 'kg/m³'), density));
    expect((1 + differential) ** 2).toBeCloseTo(1 + vortex, 12);
  });

  it('add up: a year is its days, a day its shifts', () => {
    const metered = {
      flow: of(2000, 'kg/h'),
      enthalpy: of(2727, 'kJ/kg'),
      reference: of(335, 'kJ/kg'),
      price: of(45_000, '₡/t'),
    };
    const schedule = {
      shift: of(8, 'h'),
      shiftsPerDay: of(2, 'unidades'),
      daysPerYear: of(300, 'unidades'),
    };
    const { shift, day, year } = solved(totals(metered, schedule));
    expect(Math.abs(day.energy / (2 * shift.energy) - 1)).toBeLessThan(1e-9);
    expect(Math.abs(year.cost / (300 * day.cost) - 1)).toBeLessThan(1e-9);
    expect(totals(metered, { ...schedule, shiftsPerDay: of(4, 'unidades') }).ok).toBe(false);
  });
});
