import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';

/** Cold water column, 0,0981 bar per metre: on the safe side for hot condensate. */
export const BAR_PER_METRE = 0.0981;
/** Motive pressure above the total head: least that works, and what is recommended. */
export const LEAST_MARGIN = of(0.6, 'barg');
export const GOOD_MARGIN = of(1, 'barg');

interface PumpDuty {
  /** Back pressure that the pump sees at its outlet. */
  readonly head: Quantity<'gaugePressure'>;
  readonly leastMotive: Quantity<'gaugePressure'>;
  readonly goodMotive: Quantity<'gaugePressure'>;
}

export function pumpDuty(
  lift: Quantity<'length'>,
  returnPressure: Quantity<'gaugePressure'>,
): Result<PumpDuty> {
  const outside =
    limit('La elevación', lift, 'm', 0, 100) ??
    limit('La presión del retorno', returnPressure, 'barg', 0, 10);
  if (outside) return outside;
  const head = of(lift * BAR_PER_METRE, 'barg') + returnPressure;
  return accept({
    head: si('gaugePressure', head),
    leastMotive: si('gaugePressure', head + LEAST_MARGIN),
    goodMotive: si('gaugePressure', head + GOOD_MARGIN),
  });
}

/** Liquid that is left to pump once the flash steam is vented. */
export function loadAfterFlash(
  condensate: Quantity<'massFlow'>,
  flashFraction: Quantity<'ratio'>,
): Quantity<'massFlow'> {
  return si('massFlow', condensate * (1 - flashFraction));
}
