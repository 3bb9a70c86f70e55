import { limit } from '../limits.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** Napier: lb/h of saturated steam through 1 in² at 1 psia, choked. */
export const NAPIER = 51.43;
/**
 * Share of Napier's flow that passes a failed trap, fitted to the table of the US DOE's Steam Tip
 * Sheet 1: within 0,6 % of the 16 cells compared, so that table is no independent check of it.
 */
export const TRAP_DISCHARGE: Quantity<'ratio'> = of(0.73, '1');
/** Saturated steam chokes while the back pressure stays under 58 % of the inlet. */
export const CHOKED_BELOW = 0.58;

/** Live steam lost through a trap that has failed open. */
export function failedTrapLoss(
  orifice: Quantity<'length'>,
  upstream: Quantity<'pressure'>,
  downstream: Quantity<'pressure'>,
): Result<Quantity<'massFlow'>> {
  const outside =
    limit('El orificio de la trampa', orifice, 'mm', 0.5, 30) ??
    limit('La presión de entrada', upstream, 'bar', 1, 105);
  if (outside) return outside;
  if (!(downstream > 0 && downstream <= CHOKED_BELOW * upstream)) {
    return refuse(
      say`La fórmula de Napier vale con descarga crítica: la contrapresión debe ser de hasta el 58 % de la entrada, ${mention(si('pressure', CHOKED_BELOW * upstream), 'bar', 3)} en este caso.`,
    );
  }
  const area = (Math.PI / 4) * valueIn(orifice, 'in') ** 2;
  return accept(of(NAPIER * TRAP_DISCHARGE * area * valueIn(upstream, 'psi'), 'lb/h'));
}
