import { describe, expect, expectTypeOf, it } from 'vitest';
import { limit } from './limits.ts';
import { absolute, gauge, of, type Quantity, toColones, toDollars, valueIn } from './quantities.ts';
import { briefly } from './result.ts';
import { between, seededRandom } from './testing/random.ts';
import { type Dimension, UNITS, type Unit, type UnitOf, unitSymbol } from './units.ts';

const units = Object.keys(UNITS) as Unit[];

function speedUp(_pressure: Quantity<'pressure'>, _T: Quantity<'temperature'>): void {}

describe('quantities', () => {
  it('do not let a bare number or another dimension across a function boundary', () => {
    speedUp(of(7, 'bar'), of(170, '°C'));
    // @ts-expect-error a bare number has no dimension
    speedUp(7e5, of(170, '°C'));
    // @ts-expect-error gauge pressure is not absolute pressure
    speedUp(of(7, 'barg'), of(170, '°C'));
    // @ts-expect-error a pressure drop is not a pressure
    speedUp(of(7, 'Δbar'), of(170, '°C'));
    // @ts-expect-error a temperature difference is not a temperature
    speedUp(of(7, 'bar'), of(170, 'ΔK'));
    // @ts-expect-error arithmetic loses the dimension; the formula has to name it again
    speedUp(of(7, 'bar') + of(1, 'bar'), of(170, '°C'));
    // @ts-expect-error kilograms per hour do not read as bar
    valueIn(of(7, 'bar'), 'kg/h');
    // @ts-expect-error no such unit
    const furlongs = () => of(7, 'furlong');
    expect(furlongs).toThrow();
    // @ts-expect-error colones need the user's rate to become dollars
    expectTypeOf(of(7, '₡')).toEqualTypeOf<Quantity<'dollars'>>();
    expectTypeOf(of(7, 'kg/h')).toEqualTypeOf<Quantity<'massFlow'>>();
    expectTypeOf<UnitOf<'time'>>().toEqualTypeOf<'s' | 'min' | 'h' | 'meses' | 'años'>();
  });

  it('survive a round trip through every unit', () => {
    const random = seededRandom(1);
    let worst = 0;
    for (const unit of units) {
      for (let round = 0; round < 200; round += 1) {
        const value = between(random, -500, 5000);
        worst = Math.max(worst, Math.abs(valueIn(of(value, unit), unit) - value));
      }
    }
    expect(worst).toBeLessThan(1e-11);
  });

  it('keep order in every unit, and give every dimension a unit', () => {
    for (const unit of units) expect(of(2, unit)).toBeGreaterThan(of(1, unit));
    const dimensions = new Set<Dimension>(units.map((unit) => UNITS[unit][0]));
    expect(dimensions.size).toBeGreaterThan(30);
  });

  it('end a sentence with one point, also after a unit that is an abbreviation', () => {
    const refusal = limit('La presión', of(200, 'bar'), 'bar', 1, 165);
    expect(refusal && briefly(refusal)).toBe('Entre 1 y 165\u00a0bar\u00a0abs.');
  });

  it('read the units that people use here', () => {
    expect(valueIn(of(100, 'psig'), 'barg')).toBeCloseTo(6.8948, 4);
    expect(valueIn(of(212, '°F'), '°C')).toBeCloseTo(100, 10);
    expect(valueIn(of(40, 'Δ°F'), 'ΔK')).toBeCloseTo(22.222, 3);
    expect(valueIn(of(1, 'BHP'), 'Btu/h')).toBeCloseTo(33_471, 0);
    expect(valueIn(of(1, 'MMBtu/h'), 'kW')).toBeCloseTo(293.07, 2);
    expect(valueIn(of(860, 'kcal/h'), 'kW')).toBeCloseTo(1.0002, 4);
    expect(valueIn(of(1, 'gpm'), 'm³/h')).toBeCloseTo(0.22712, 5);
    expect(valueIn(of(1, 'Cv'), 'Kv')).toBeCloseTo(0.865, 3);
    expect(valueIn(of(45_000, '₡/t'), '₡/kg')).toBeCloseTo(45, 10);
    expect(valueIn(of(1, 'kg CO₂/kWh'), 't CO₂/TJ')).toBeCloseTo(277.78, 2);
    expect(unitSymbol('Δbar')).toBe('bar');
    expect(valueIn(of(1, 'ft³/lb'), 'm³/kg')).toBeCloseTo(0.062428, 6);
    expect(valueIn(of(1, 'lb/ft³'), 'kg/m³')).toBeCloseTo(16.0185, 4);
    expect(valueIn(of(1, 'Btu/(lb·°F)'), 'kJ/(kg·K)')).toBeCloseTo(4.1868, 8);
    // In one line.
    expect(unitSymbol('bar')).toBe('bar\u00a0abs.');
  });

  it('need the site to go from gauge to absolute, and a rate from colones to dollars', () => {
    const site = of(88, 'kPa');
    expect(valueIn(absolute(of(7, 'barg'), site), 'bar')).toBeCloseTo(7.88, 10);
    expect(valueIn(gauge(absolute(of(7, 'barg'), site), site), 'barg')).toBeCloseTo(7, 12);
    const rate = of(510, '₡/US$');
    expect(toColones(toDollars(of(1_000_000, '₡'), rate), rate)).toBeCloseTo(1_000_000, 6);
  });
});
