import { saturatedAtPressure } from '../if97/states.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';

interface Flash {
  /** Share of the condensate that turns into steam. */
  readonly fraction: Quantity<'ratio'>;
  readonly hotEnthalpy: Quantity<'specificEnergy'>;
  readonly coldEnthalpy: Quantity<'specificEnergy'>;
  readonly latent: Quantity<'specificEnergy'>;
}

/**
 * Saturated condensate let down from one pressure to another keeps its enthalpy: what the liquid
 * can no longer hold becomes steam. Nothing flashes towards an equal or higher pressure.
 */
export function flash(
  upstream: Quantity<'pressure'>,
  downstream: Quantity<'pressure'>,
): Result<Flash> {
  const before = saturatedAtPressure(upstream);
  if (!before.ok) return before;
  const after = saturatedAtPressure(downstream);
  if (!after.ok) return after;
  const { hf, hfg } = after.value;
  return accept({
    fraction: si('ratio', Math.max(0, (before.value.hf - hf) / hfg)),
    hotEnthalpy: before.value.hf,
    coldEnthalpy: hf,
    latent: hfg,
  });
}
