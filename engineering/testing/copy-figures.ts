import { readFileSync } from 'node:fs';
import { pressureAtAltitude, SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatNumber } from '../format.ts';
import { AIR_HUMIDITY, ANALYSES, DRY_WOOD, LATENT_25, stackGas } from '../formulas/combustion.ts';
import { steamKv, XT_GLOBE } from '../formulas/control-valve.ts';
import { waterDewPoint } from '../formulas/dew-point.ts';
import { flash } from '../formulas/flash.ts';
import { densityError } from '../formulas/flow-meter.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { reliefArea, relievingPressure } from '../formulas/safety-valve.ts';
import { lineDrop } from '../formulas/steam-pipe.ts';
import { liquidAt } from '../if97/states.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { steamAtGauge as at } from '../steam-at-gauge.ts';
import { economizerCase } from '../tables/generation.ts';

export const SAN_JOSE = solved(pressureAtAltitude(of(1150, 'm')));

export { at };

/** Enthalpy of water in kJ/kg. */
export function water(celsius: number): number {
  return valueIn(solved(liquidAt(of(10, 'bar'), of(celsius, '°C'))).h, 'kJ/kg');
}

export const kJ = (h: Quantity<'specificEnergy'>) => valueIn(h, 'kJ/kg');
export const celsius = (T: Quantity<'temperature'>) => valueIn(T, '°C');
export const flashed = (from: number, to = 0) => solved(flash(at(from).p, at(to).p)).fraction;

export function line(dn: 80 | 100, kgh = 2000) {
  const { p, T, vg } = at(7);
  const { inside: diameter } = pipeOfSize(dn);
  const flow = of(kgh, 'kg/h');
  const drop = lineDrop(
    { flow, pressure: p, temperature: T, specificVolume: vg, diameter },
    of(1, 'm'),
  );
  return solved(drop);
}

export function relief(set: number, over: number, site = SEA_LEVEL_PRESSURE) {
  const input = {
    flow: of(1000, 'kg/h'),
    set: of(set, 'barg'),
    overpressure: of(over, '%'),
    atmosphere: site,
  };
  const relieving = relievingPressure(input);
  return {
    relieving: valueIn(relieving, 'kPa'),
    area: valueIn(solved(reliefArea(input.flow, relieving)), 'mm²'),
  };
}

/** A stuck reducer of Kvs 16 fed at 10 barg, into a line that relieves at 3,5 barg. */
export function stuckReducer(): number {
  const { p, vg } = at(10);
  const downstream = of(3.5 * 1.1 + 1.01325, 'bar');
  const one = steamKv({
    flow: of(1000, 'kg/h'),
    upstream: p,
    downstream,
    density: si('density', 1 / vg),
    xT: XT_GLOBE,
  });
  return (16 / valueIn(solved(one).kv, 'Kv')) * 1000;
}

export const steam7 = kJ(at(7).hg);
/** kW for 1 000 kg/h at 7 barg with 2 % of moisture from water at 80 °C, 4 % of it drained. */
export const useful =
  (kJ(at(7).hf) + 0.98 * kJ(at(7).hfg) - water(80) + (0.04 / 0.96) * (kJ(at(7).hf) - water(80))) /
  3.6;
export const returned = water(90) - water(25);
const boilerHeat = (1000 * (steam7 - water(90))) / 0.82;
export const tonOfBunker = boilerHeat / 41.72 / 1000;
export const wetWood = (moisture: number) =>
  (DRY_WOOD * (1 - moisture) - LATENT_25 * moisture) / 1e6;
export const carnot = (sink: number, source: number) => (sink + 273.15) / (sink - source);
/** Lift in K at which a machine that reaches a share of Carnot has a COP, with the heat at 90 °C. */
export const liftAt = (share: number, cop: number) => (share * (90 + 273.15)) / cop;
export const dew = (fuel: 'glp' | 'diesel') =>
  celsius(waterDewPoint(stackGas(ANALYSES[fuel], of(15, '%'), AIR_HUMIDITY), SEA_LEVEL_PRESSURE));
export const density = (barg: number, site?: Quantity<'pressure'>) => 1 / at(barg, site).vg;
export const altitudeError = (barg: number) => 100 * (density(barg) / density(barg, SAN_JOSE) - 1);
const unnoticedAt = (site?: Quantity<'pressure'>) =>
  solved(densityError(si('density', density(7, site)), si('density', density(6, site))));
export const unnoticed = unnoticedAt();
export const unnoticedInSanJose = unnoticedAt(SAN_JOSE);
/** mbar that a vortex meter takes from 2 000 kg/h at 7 barg (Rosemount 8800). */
export function takenByVortex(dn: 50 | 80 | 100): number {
  const bore = valueIn(pipeOfSize(dn).inside, 'mm');
  return (10 * 118 * 2000 ** 2) / density(7) / bore ** 4;
}
/** Flash steam in kg/h and m³/h, and the bore in mm that lets it out at 15 m/s. */
export function ventFor(kgh: number, from = 7, site = SEA_LEVEL_PRESSURE) {
  const { vg } = at(0, site);
  const steam = kgh * solved(flash(at(from, site).p, site)).fraction;
  const bore = 1000 * Math.sqrt((4 * steam * vg) / 3600 / Math.PI / 15);
  return { steam, volume: steam * vg, bore };
}
/** kg/h of steam that a vent of DN 100 lets out at 15 m/s. */
export const vented = (site = SEA_LEVEL_PRESSURE) =>
  (Math.PI / 4) * pipeOfSize(100).inside ** 2 * 15 * (3600 / at(0, site).vg);
export const economizer = economizerCase();
export const flashVolume = (fraction: number, barg: number) => {
  const { vg, vf } = at(barg);
  return (100 * fraction * vg) / (fraction * vg + (1 - fraction) * vf);
};

/** The words of a content file, whatever its lines. */
export const copyOf = (file: string) =>
  readFileSync(`content/${file}.yaml`, 'utf8').replace(/\s+/g, ' ');

/** `{}` stands where the page prints the figure; the text around it says which one is meant. */
export type Figure = readonly [file: string, text: string, value: number, figures: number];

/** The figure as the page must print it. */
export function printedAs([, text, value, figures]: Figure): string {
  return text.replace('{}', formatNumber(value, figures)).replace(/\s+/g, ' ');
}
