import { of, type Quantity, si } from '../quantities.ts';

/** Reference of sterilisation: 121,1 °C (250 °F) and z = 10 K for moist heat (ISO 17665). */
export const REFERENCE = of(121.1, '°C');
const Z_VALUE = of(10, 'ΔK');
export const HOTTEST_CYCLE = of(150, '°C');
export const LEAST_CYCLE = of(121, '°C');
/** EN 285: shortest holding time from each sterilisation temperature on, hottest first. */
const HOLDING = [
  [of(134, '°C'), of(3, 'min')],
  [of(126, '°C'), of(10, 'min')],
  [LEAST_CYCLE, of(15, 'min')],
] as const;

/** Minutes at T that kill as much as the reference time at 121,1 °C. */
export function equivalentTime(
  atReference: Quantity<'time'>,
  T: Quantity<'temperature'>,
): Quantity<'time'> | null {
  // Under 100 °C nothing is sterilised; far above, the time is shorter than any valve can hold.
  if (T < of(100, '°C') || T > HOTTEST_CYCLE) return null;
  return si('time', atReference / 10 ** ((T - REFERENCE) / Z_VALUE));
}

export function holdingTime(T: Quantity<'temperature'>): Quantity<'time'> | null {
  if (T > HOTTEST_CYCLE) return null;
  return HOLDING.find(([from]) => T >= from - 1e-6)?.[1] ?? null;
}
