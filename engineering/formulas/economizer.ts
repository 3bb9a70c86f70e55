import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, mentionPlain, say } from '../sentence.ts';

/** The water must leave this far below boiling, or it steams inside the coil. */
export const APPROACH_TO_BOILING = of(15, 'ΔK');
/** US DOE, Steam Tip Sheet 3: 1 % of efficiency for every 40 °F taken from the gases. */
export const RULE_OF_THUMB_STEP = of(40, 'Δ°F');

export function capacityRate(
  flow: Quantity<'massFlow'>,
  specificHeat: Quantity<'specificHeat'>,
): Quantity<'heatCapacityRate'> {
  return si('heatCapacityRate', flow * specificHeat);
}

/** (a) Heat given up by the gases between two temperatures. */
export function heatFromGases(
  gases: Quantity<'heatCapacityRate'>,
  inlet: Quantity<'temperature'>,
  outlet: Quantity<'temperature'>,
): Result<Quantity<'power'>> {
  if (!(outlet <= inlet)) {
    return refuse(
      say`Los gases deben salir más fríos de lo que entran (${mention(inlet, '°C')}); escriba una temperatura de salida menor.`,
    );
  }
  return accept(si('power', gases * (inlet - outlet)));
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
      say`Los gases (${mention(gasInlet, '°C')}) deben estar más calientes que el agua (${mention(waterInlet, '°C')}).`,
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

/** (c) Rule of thumb: share of fuel saved by cooling the gases. */
export function ruleOfThumbSaving(
  inlet: Quantity<'temperature'>,
  outlet: Quantity<'temperature'>,
): Quantity<'ratio'> {
  return si('ratio', (0.01 * Math.max(0, inlet - outlet)) / RULE_OF_THUMB_STEP);
}

/** Refuses a stack below the acid dew point of its fuel. */
export function guardDewPoint(
  outlet: Quantity<'temperature'>,
  coldestStack: Quantity<'temperature'>,
): Result<Quantity<'temperature'>> {
  if (outlet >= coldestStack - 1e-9) return accept(outlet);
  return refuse(
    say`Con este combustible los gases no deben salir por debajo de ${mention(coldestStack, '°C', 3)}: más fríos alcanzan el punto de rocío ácido y corroen el economizador y la chimenea. Escriba una temperatura de salida mayor.`,
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
    say`El agua saldría a ${mention(waterOutlet, '°C')}; debe quedar al menos ${mentionPlain(APPROACH_TO_BOILING, 'ΔK')} por debajo de la saturación (hasta ${mention(hottest, '°C')}) para que no hierva dentro del economizador. Enfríe menos los gases o aumente el flujo de agua.`,
  );
}
