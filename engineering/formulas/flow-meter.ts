import { limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';

/** ρ·Q: what a volume meter has to multiply by. */
export function massFromVolume(
  flow: Quantity<'volumeFlow'>,
  density: Quantity<'density'>,
): Quantity<'massFlow'> {
  return si('massFlow', flow * density);
}

interface DensityError {
  /** Velocity meters (vortex, turbine): mass reads ρcal·Q. */
  readonly vortex: Quantity<'ratio'>;
  /** Differential pressure (orifice, nozzle): mass reads as √ρcal. */
  readonly differential: Quantity<'ratio'>;
}

/** Error of a meter that keeps the density of its calibration while the steam has another. */
export function densityError(
  calibrated: Quantity<'density'>,
  actual: Quantity<'density'>,
): Result<DensityError> {
  const outside =
    limit('La densidad de calibración', calibrated, 'kg/m³', 0.01, 1100) ??
    limit('La densidad real', actual, 'kg/m³', 0.01, 1100);
  if (outside) return outside;
  const ratio = calibrated / actual;
  return accept({
    vortex: si('ratio', ratio - 1),
    differential: si('ratio', Math.sqrt(ratio) - 1),
  });
}

/** Span of flows, largest to smallest, that a meter has to cover. */
export function turndown(
  largest: Quantity<'massFlow'>,
  smallest: Quantity<'massFlow'>,
): Result<Quantity<'ratio'>> {
  if (!(smallest > 0 && largest >= smallest)) {
    return refuse('El caudal mínimo debe ser mayor que cero y no superar el máximo.');
  }
  return accept(si('ratio', largest / smallest));
}

/** Usual turndown by kind of meter, outside of which the reading is not to be trusted; a vortex has that of its steam's density. */
export const TYPICAL_TURNDOWN = {
  orifice: si('ratio', 4),
  variableArea: si('ratio', 50),
} as const satisfies Record<string, Quantity<'ratio'>>;
