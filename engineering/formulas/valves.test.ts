import { describe, expect, it } from 'vitest';
import { region2 } from '../if97/regions.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import {
  catalogueKv,
  openingEqualPercentage,
  recommendedKvs,
  steamKv,
  XT_GLOBE,
} from './control-valve.ts';
import { noiseByRatio, reducerOutlet } from './pressure-reducer.ts';
import { ORIFICES, orificeCapacity, orificeFor, reliefArea } from './safety-valve.ts';

function steamAtBar(bar: number) {
  return solved(saturatedAtPressure(of(bar, 'bar')));
}

describe('valves', () => {
  it('need a larger Kv for more steam and a smaller drop, without a jump at choking', () => {
    const { p, vg } = steamAtBar(8);
    const kvTo = (bar: number, flow = 1000) =>
      solved(
        steamKv({
          flow: of(flow, 'kg/h'),
          upstream: p,
          downstream: of(bar, 'bar'),
          density: si('density', 1 / vg),
          xT: XT_GLOBE,
        }),
      );
    let last = Number.POSITIVE_INFINITY;
    for (let bar = 7.9; bar > 1; bar -= 0.1) {
      const { kv } = kvTo(bar);
      expect(kv).toBeLessThanOrEqual(last * (1 + 1e-12));
      last = kv;
    }
    const edge = 8 * (1 - kvTo(1).chokedRatio);
    expect(kvTo(edge + 1e-6).kv).toBeCloseTo(kvTo(edge - 1e-6).kv, 9);
    expect(kvTo(5, 2000).kv / kvTo(5).kv).toBeCloseTo(2, 9);
    expect(kvTo(edge - 0.01).choked).toBe(true);
    expect(kvTo(edge + 0.01).choked).toBe(false);
  });

  it('agree with the catalogue rule within 15 % over the whole range', () => {
    let worst = 0;
    for (let upstream = 2; upstream <= 25; upstream += 0.5) {
      const { p, vg } = steamAtBar(upstream);
      for (let share = 0.05; share < 0.95; share += 0.05) {
        const downstream = si('pressure', p * share);
        const flow = of(1000, 'kg/h');
        const iec = solved(
          steamKv({ flow, upstream: p, downstream, density: si('density', 1 / vg), xT: XT_GLOBE }),
        ).kv;
        worst = Math.max(worst, Math.abs(iec / solved(catalogueKv(flow, p, downstream)) - 1));
      }
    }
    expect(worst).toBeLessThan(0.15);
  });

  it('open further for a larger Kv, and fully at Kvs', () => {
    const kvs = of(40, 'Kv');
    expect(solved(openingEqualPercentage(kvs, kvs))).toBeCloseTo(1, 12);
    expect(solved(openingEqualPercentage(of(4, 'Kv'), kvs))).toBeCloseTo(0.411, 3);
    expect(openingEqualPercentage(of(41, 'Kv'), kvs).ok).toBe(false);
    expect(valueIn(solved(recommendedKvs(of(24.8, 'Kv'))), 'Kv')).toBeCloseTo(40, 9);
    expect(recommendedKvs(of(5000, 'Kv')).ok).toBe(false);
  });

  it('reduce pressure at constant enthalpy to 1e-9', () => {
    for (let bar = 2; bar <= 25; bar += 1) {
      const { p, hg } = steamAtBar(bar);
      const outlet = solved(reducerOutlet(p, si('pressure', p * 0.4), hg));
      if (outlet.phase !== 'superheated') continue;
      expect(Math.abs(region2(si('pressure', p * 0.4), outlet.T).h / hg - 1)).toBeLessThan(1e-9);
    }
    expect(reducerOutlet(of(3, 'bar'), of(5, 'bar'), of(2700, 'kJ/kg')).ok).toBe(false);
  });

  it('warn of noise by pressure ratio', () => {
    expect(solved(noiseByRatio(of(8, 'bar'), of(7, 'bar'))).level).toBe('low');
    expect(solved(noiseByRatio(of(8, 'bar'), of(4, 'bar'))).level).toBe('watch');
    expect(solved(noiseByRatio(of(8, 'bar'), of(2, 'bar'))).level).toBe('high');
    expect(solved(noiseByRatio(of(20, 'bar'), of(1.5, 'bar'))).stages).toBe(2);
  });

  it('relieve exactly what the orifice was sized for', () => {
    const relieving = of(871.325, 'kPa');
    const area = solved(reliefArea(of(1000, 'kg/h'), relieving));
    expect(orificeCapacity(area, relieving)).toBeCloseTo(of(1000, 'kg/h'), 12);
    expect(solved(orificeFor(area)).letter).toBe('G');
    expect(ORIFICES.map(({ area: size }) => size)).toEqual(
      ORIFICES.map(({ area: size }) => size).toSorted((a, b) => a - b),
    );
    expect(orificeFor(of(20_000, 'mm²')).ok).toBe(false);
    expect(reliefArea(of(1000, 'kg/h'), of(30, 'MPa')).ok).toBe(false);
  });
});
