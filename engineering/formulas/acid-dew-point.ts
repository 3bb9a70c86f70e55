import { type Quantity, si } from '../quantities.ts';
import { dryMoles, type StackGas } from './combustion.ts';

/** Share of SO₂ that becomes SO₃ and so acid: 1 to 3 % behind oil burners. */
const TO_ACID = 0.02;
const MMHG = 133.322;

/**
 * Sulphuric-acid dew point, Verhoff & Banchero (1974), pressures in mmHg; `null` without sulphur.
 * 1 000/T = 2,276 − 0,0294 ln pH₂O − 0,0858 ln pSO₃ + 0,0062 ln pH₂O·ln pSO₃.
 */
export function acidDewPoint(
  gas: StackGas,
  pressure: Quantity<'pressure'>,
): Quantity<'temperature'> | null {
  if (!(gas.so2 > 0)) return null;
  const all = gas.water + dryMoles(gas);
  const water = Math.log(((gas.water / all) * pressure) / MMHG);
  const acid = Math.log((((gas.so2 * TO_ACID) / all) * pressure) / MMHG);
  return si('temperature', 1000 / (2.276 - 0.0294 * water - 0.0858 * acid + 0.0062 * water * acid));
}
