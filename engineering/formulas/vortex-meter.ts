import { of, type Quantity, si } from '../quantities.ts';

/**
 * Usual limits of vortex meters in steam: at most 76 m/s, at least 2 m/s and √(54/ρ) m/s, under
 * which the vortices are too weak to count. Every maker prints its own; these are Rosemount 8800's.
 */
const FASTEST = of(76, 'm/s');
const SLOWEST = of(2, 'm/s');
/** Lasting loss of the shedder bar, in velocity heads. */
const HEADS_LOST = 2.2;

export function vortexLimits(density: Quantity<'density'>): {
  readonly least: Quantity<'velocity'>;
  readonly most: Quantity<'velocity'>;
} {
  const least = Math.max(SLOWEST, Math.sqrt(54 / density));
  return { least: si('velocity', least), most: FASTEST };
}

export function vortexLoss(
  velocity: Quantity<'velocity'>,
  density: Quantity<'density'>,
): Quantity<'pressureDifference'> {
  return si('pressureDifference', (HEADS_LOST * density * velocity ** 2) / 2);
}
