import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, mentionPlain, say } from '../sentence.ts';
import type { StackGas } from './combustion.ts';
import { sensibleHeat } from './gas-heat.ts';

/** The water must leave this far below boiling, or it steams inside the coil. */
export const APPROACH_TO_BOILING = of(15, 'ΔK');
/** US DOE, Steam Tip Sheet 3: a point of efficiency for every 40 °F taken from the gases. */
export const RULE_OF_THUMB_STEP = of(40, 'Δ°F');

export function capacityRate(
  flow: Quantity<'massFlow'>,
  specificHeat: Quantity<'specificHeat'>,
): Quantity<'heatCapacityRate'> {
  return si('heatCapacityRate', flow * specificHeat);
}

/** The gases of a burner: what a kilogram of its fuel leaves, and how much of it burns. */
export interface GasStream {
  readonly gas: StackGas;
  readonly fuelFlow: Quantity<'massFlow'>;
}

/** (a) Heat given up by the gases between two temperatures. */
export function heatFromGases(
  { gas, fuelFlow }: GasStream,
  inlet: Quantity<'temperature'>,
  outlet: Quantity<'temperature'>,
): Result<Quantity<'power'>> {
  if (!(outlet <= inlet)) {
    return refuse(
      say`Los gases deben salir más fríos de lo que entran (${mention(inlet, '°C')}); escriba una temperatura de salida menor.`,
    );
  }
  return accept(si('power', fuelFlow * sensibleHeat(gas, outlet, inlet)));
}

/**
 * The gases that are left once heat comes back from them: for the same useful heat the boiler fires
 * less, so they give less than today's would.
 */
export function afterRecovery<S extends GasStream>(
  stream: S,
  useful: Quantity<'power'>,
  fromToday: Quantity<'power'>,
): S {
  const left = useful / (useful + fromToday);
  return { ...stream, fuelFlow: si('massFlow', stream.fuelFlow * left) };
}

/** Of the gases, as a mean between two temperatures. */
export function gasCapacityRate(
  { gas, fuelFlow }: GasStream,
  cold: Quantity<'temperature'>,
  hot: Quantity<'temperature'>,
): Quantity<'heatCapacityRate'> {
  const above = si('temperature', Math.max(hot, cold + 1));
  return si('heatCapacityRate', (fuelFlow * sensibleHeat(gas, cold, above)) / (above - cold));
}

/** (b) ε-NTU: the most an exchanger of effectiveness ε moves between gases and water. */
export function heatByEffectiveness(
  effectiveness: Quantity<'ratio'>,
  gases: Quantity<'heatCapacityRate'>,
  water: Quantity<'heatCapacityRate'>,
  gasInlet: Quantity<'temperature'>,
  waterInlet: Quantity<'temperature'>,
): Result<Quantity<'power'>> {
  const outside = limit('La efectividad', effectiveness, '%', 0, 100);
  if (outside) return outside;
  if (!(gasInlet >= waterInlet)) {
    return refuse(
      say`Los gases (${mention(gasInlet, '°C')}) deben entrar más calientes que el agua (${mention(waterInlet, '°C')}); revise las dos temperaturas.`,
    );
  }
  return accept(si('power', effectiveness * Math.min(gases, water) * (gasInlet - waterInlet)));
}

/** Counterflow effectiveness from NTU and the ratio of capacity rates. */
export function counterflowEffectiveness(
  ntu: Quantity<'ratio'>,
  capacityRatio: Quantity<'ratio'>,
): Quantity<'ratio'> {
  const c = Math.min(Math.max(capacityRatio, 0), 1);
  const n = Math.max(ntu, 0);
  // The general form is 0/0 for equal rates; its limit is n/(1+n).
  if (1 - c < 1e-9) return si('ratio', n / (1 + n));
  const decay = Math.exp(-n * (1 - c));
  return si('ratio', (1 - decay) / (1 - c * decay));
}

/** (c) Rule of thumb: points of efficiency gained by cooling the gases. */
export function ruleOfThumbSaving(
  inlet: Quantity<'temperature'>,
  outlet: Quantity<'temperature'>,
): Quantity<'ratio'> {
  return si('ratio', (0.01 * Math.max(0, inlet - outlet)) / RULE_OF_THUMB_STEP);
}

/** Lowest stack temperature of US DOE, Steam Tip Sheet 3; it gives none for wood. */
export const PUBLISHED_COLDEST = {
  glp: of(250, '°F'),
  diesel: of(300, '°F'),
  bunker: of(350, '°F'),
  madera: null,
} as const;

/** Gases stay this far above where acid or water condenses, for the colder metal they meet. */
const ABOVE_ACID = of(15, 'ΔK');
const ABOVE_WATER = of(30, 'ΔK');

interface DewPoints {
  readonly acid: Quantity<'temperature'> | null;
  readonly water: Quantity<'temperature'>;
  /** Of US DOE, Steam Tip Sheet 3, where it gives one for the fuel. */
  readonly published: Quantity<'temperature'> | null;
}

/** Lowest stack temperature: the published one, or a margin above what would condense. */
export function coldestStack({ acid, water, published }: DewPoints): Quantity<'temperature'> {
  const overAcid = acid === null ? 0 : acid + ABOVE_ACID;
  return si('temperature', Math.max(published ?? 0, overAcid, water + ABOVE_WATER));
}

/** Refuses a stack so cold that acid condenses in it, of much sulphur or of traces, or else water. */
export function guardDewPoint(
  outlet: Quantity<'temperature'>,
  coldest: Quantity<'temperature'>,
  acid: Quantity<'temperature'> | null,
  hasTraces = false,
): Result<Quantity<'temperature'>> {
  if (outlet >= coldest - 1e-9) return accept(outlet);
  const ofTracesOrWater = hasTraces
    ? 'más fríos, sus restos de azufre condensan como ácido en el metal y en la chimenea (Steam Tip Sheet 3)'
    : 'más fríos se acercan al punto de rocío del agua y condensan en la chimenea';
  const why =
    acid === null
      ? ofTracesOrWater
      : say`más fríos alcanzan el punto de rocío ácido (${mention(acid, '°C', 3)}) en el metal y corroen el economizador y la chimenea`;
  return refuse(
    say`Con este combustible los gases no deben salir por debajo de ${mention(coldest, '°C', 3)}: ${why}. Escriba una temperatura de salida mayor.`,
  );
}

/** Refuses water that would boil in the economizer. */
export function guardSteaming(
  waterOutlet: Quantity<'temperature'>,
  boiling: Quantity<'temperature'>,
): Result<Quantity<'temperature'>> {
  const hottest = si('temperature', boiling - APPROACH_TO_BOILING);
  if (waterOutlet <= hottest) return accept(waterOutlet);
  return refuse(
    say`El agua saldría a ${mention(waterOutlet, '°C')}; debe quedar al menos ${mentionPlain(APPROACH_TO_BOILING, 'ΔK')} por debajo de la saturación (hasta ${mention(hottest, '°C')}) para que no hierva dentro del economizador. Enfríe menos los gases o aumente el caudal de agua.`,
  );
}
