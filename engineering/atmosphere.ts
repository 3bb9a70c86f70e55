import { limit } from './limits.ts';
import { of, type Quantity, si } from './quantities.ts';
import { accept, type Result } from './result.ts';

export const SEA_LEVEL_PRESSURE: Quantity<'pressure'> = of(101.325, 'kPa');

/** International Standard Atmosphere (ISO 2533), troposphere. */
const LAPSE_PER_METRE = 2.25577e-5;
const EXPONENT = 5.25588;

/** Pressure of the site: what a gauge reads from. */
export function pressureAtAltitude(altitude: Quantity<'length'>): Result<Quantity<'pressure'>> {
  const outside = limit(
    'La altitud',
    altitude,
    'm',
    0,
    4000,
    'el punto más alto de Costa Rica está a 3 821 m',
  );
  if (outside) return outside;
  const ratio = (1 - LAPSE_PER_METRE * altitude) ** EXPONENT;
  return accept(si('pressure', SEA_LEVEL_PRESSURE * ratio));
}
