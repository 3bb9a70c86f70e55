import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, mentionPlain, say } from '../sentence.ts';
import { boundary23, type Properties, region1, region2 } from './regions.ts';
import {
  HIGHEST_SATURATED_PRESSURE,
  HOTTEST_SATURATED,
  pressureOfSaturation,
  saturationPressure,
  saturationTemperature,
} from './saturation.ts';

export const HOTTEST_STEAM: Quantity<'temperature'> = of(1073.15, 'K');
const HIGHEST_PRESSURE = of(100, 'MPa');
/** Saturation is a closed form of its own, so a state on the line may miss it by rounding. */
const ON_THE_LINE = 1e-9;

export interface Saturated {
  readonly p: Quantity<'pressure'>;
  readonly T: Quantity<'temperature'>;
  readonly hf: Quantity<'specificEnergy'>;
  readonly hfg: Quantity<'specificEnergy'>;
  readonly hg: Quantity<'specificEnergy'>;
  readonly vf: Quantity<'specificVolume'>;
  readonly vg: Quantity<'specificVolume'>;
  readonly sf: Quantity<'specificHeat'>;
  readonly sg: Quantity<'specificHeat'>;
}

/** Enthalpy, volume and entropy at a pressure and dryness. */
interface WetSteam {
  readonly T: Quantity<'temperature'>;
  readonly h: Quantity<'specificEnergy'>;
  readonly v: Quantity<'specificVolume'>;
  readonly s: Quantity<'specificHeat'>;
}

function saturated(p: Quantity<'pressure'>, T: Quantity<'temperature'>): Saturated {
  const liquid = region1(p, T);
  const steam = region2(p, T);
  return {
    p,
    T,
    hf: liquid.h,
    hfg: si('specificEnergy', steam.h - liquid.h),
    hg: steam.h,
    vf: liquid.v,
    vg: steam.v,
    sf: liquid.s,
    sg: steam.s,
  };
}

/** A plant asks for the same few pressures with every stream and every round of its balance. */
const recent = new Map<number, Result<Saturated>>();
const mostRecent = 32;

export function saturatedAtPressure(p: Quantity<'pressure'>): Result<Saturated> {
  const known = recent.get(p);
  if (known) return known;
  if (recent.size >= mostRecent) recent.clear();
  const found = findSaturated(p);
  recent.set(p, found);
  return found;
}

function findSaturated(p: Quantity<'pressure'>): Result<Saturated> {
  const T = saturationTemperature(p);
  if (!T.ok) return T;
  if (p > HIGHEST_SATURATED_PRESSURE) {
    return refuse(
      say`Las propiedades de saturación se calculan hasta ${mention(HIGHEST_SATURATED_PRESSURE, 'bar', 4)} (${mentionPlain(HOTTEST_SATURATED, '°C')}); más arriba el agua está cerca del punto crítico y esta herramienta no aplica.`,
    );
  }
  return accept(saturated(p, T.value));
}

export function saturatedAtTemperature(T: Quantity<'temperature'>): Result<Saturated> {
  if (T > HOTTEST_SATURATED) {
    return refuse(
      say`Las propiedades de saturación se calculan hasta ${mentionPlain(HOTTEST_SATURATED, '°C')}; más arriba el agua está cerca del punto crítico y esta herramienta no aplica.`,
    );
  }
  const p = saturationPressure(T);
  if (!p.ok) return p;
  return accept(saturated(p.value, T));
}

/** Liquid water below its boiling point at p. */
export function liquidAt(p: Quantity<'pressure'>, T: Quantity<'temperature'>): Result<Properties> {
  const outside =
    limit('La temperatura del agua', T, '°C', 0, 350) ??
    limit('La presión del agua', p, 'bar', 0.006, 1000);
  if (outside) return outside;
  if (p < pressureOfSaturation(T) * (1 - ON_THE_LINE)) {
    const boiling = saturationTemperature(p);
    const at = boiling.ok ? say` (${mention(boiling.value, '°C')})` : '';
    return refuse(
      say`A ${mention(p, 'bar')} el agua solo es líquida por debajo de la saturación${at}; escriba una temperatura menor o una presión mayor.`,
    );
  }
  return accept(region1(p, T));
}

/** Dry steam at or above saturation. */
export function steamAt(p: Quantity<'pressure'>, T: Quantity<'temperature'>): Result<Properties> {
  const outside = limit('La temperatura del vapor', T, '°C', 0, 800);
  if (outside) return outside;
  if (!(p > 0 && p <= HIGHEST_PRESSURE)) {
    return refuse(
      say`La presión del vapor debe ser de hasta ${mentionPlain(HIGHEST_PRESSURE, 'bar')} y mayor que cero.`,
    );
  }
  const highest = T <= HOTTEST_SATURATED ? pressureOfSaturation(T) : boundary23(T);
  if (p > highest * (1 + ON_THE_LINE)) {
    return refuse(
      say`A ${mention(T, '°C')} el vapor existe hasta ${mention(highest, 'bar')}; escriba una temperatura mayor o una presión menor.`,
    );
  }
  return accept(region2(p, T));
}

/** Mixture of saturated liquid and steam; x = 1 is dry saturated steam. */
export function wetSteam(p: Quantity<'pressure'>, dryness: Quantity<'ratio'>): Result<WetSteam> {
  const outside = limit('El título del vapor', dryness, '%', 0, 100);
  if (outside) return outside;
  const line = saturatedAtPressure(p);
  if (!line.ok) return line;
  const { T, hf, hfg, vf, vg, sf, sg } = line.value;
  return accept({
    T,
    h: si('specificEnergy', hf + dryness * hfg),
    v: si('specificVolume', vf + dryness * (vg - vf)),
    s: si('specificHeat', sf + dryness * (sg - sf)),
  });
}
