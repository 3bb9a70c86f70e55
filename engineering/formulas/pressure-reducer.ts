import { stateAtEnthalpy, type WaterState } from '../if97/from-enthalpy.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** Throttling keeps enthalpy: steam leaves a reducer at the same h, drier or superheated. */
export function reducerOutlet(
  upstream: Quantity<'pressure'>,
  downstream: Quantity<'pressure'>,
  enthalpy: Quantity<'specificEnergy'>,
): Result<WaterState> {
  if (!(downstream < upstream)) {
    return refuse(
      say`La salida debe ser menor que ${mention(upstream, 'bar')}: una válvula reductora solo baja la presión.`,
    );
  }
  return stateAtEnthalpy(downstream, enthalpy);
}

export type NoiseLevel = 'low' | 'watch' | 'high';

/**
 * Screening by pressure ratio alone; the level in dB(A) needs IEC 60534-8-3 and the trim. Noise
 * grows steeply once the jet chokes, and past 10:1 one stage wears itself out.
 */
export const WATCH_RATIO: Quantity<'ratio'> = si('ratio', 1.5);
export const HIGH_RATIO: Quantity<'ratio'> = si('ratio', 3);
export const TWO_STAGE_RATIO: Quantity<'ratio'> = si('ratio', 10);

export function noiseByRatio(
  upstream: Quantity<'pressure'>,
  downstream: Quantity<'pressure'>,
): Result<{
  readonly ratio: Quantity<'ratio'>;
  readonly level: NoiseLevel;
  readonly stages: 1 | 2;
}> {
  if (!(downstream > 0 && downstream < upstream)) {
    return refuse('La presión de salida debe ser menor que la de entrada.');
  }
  const ratio = si('ratio', upstream / downstream);
  const level = ratio < WATCH_RATIO ? 'low' : ratio < HIGH_RATIO ? 'watch' : 'high';
  return accept({ ratio, level, stages: ratio > TWO_STAGE_RATIO ? 2 : 1 });
}
