import { region1 } from '../if97/regions.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { viscosity } from '../if97/viscosity.ts';
import { limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { flash } from './flash.ts';
import { frictionFactor, ROUGHNESS } from './steam-pipe.ts';

interface CondensateLine {
  readonly flow: Quantity<'massFlow'>;
  readonly upstream: Quantity<'pressure'>;
  readonly downstream: Quantity<'pressure'>;
  readonly diameter: Quantity<'length'>;
}

interface TwoPhase {
  readonly fraction: Quantity<'ratio'>;
  readonly steam: Quantity<'massFlow'>;
  readonly liquid: Quantity<'massFlow'>;
  /** Of the mixture, as if both phases ran together. */
  readonly specificVolume: Quantity<'specificVolume'>;
  readonly volumeFlow: Quantity<'volumeFlow'>;
  /** Share of the volume that is steam. */
  readonly voidShare: Quantity<'ratio'>;
  readonly velocity: Quantity<'velocity'>;
  readonly gradient: Quantity<'pressureGradient'>;
}

/** Saturated condensate after a trap: how much flashes and how fast the mixture runs. */
export function twoPhaseLine(line: CondensateLine): Result<TwoPhase> {
  const { flow, upstream, downstream, diameter } = line;
  const outside =
    limit('El condensado', flow, 'kg/h', 0, 1e6) ??
    limit('El diámetro interior', diameter, 'mm', 5, 1000);
  if (outside) return outside;
  const flashed = flash(upstream, downstream);
  if (!flashed.ok) return flashed;
  const after = saturatedAtPressure(downstream);
  if (!after.ok) return after;
  const { vf, vg, T } = after.value;
  const { fraction } = flashed.value;
  const specificVolume = vf + fraction * (vg - vf);
  const area = (Math.PI * diameter ** 2) / 4;
  const velocity = (flow * specificVolume) / area;
  const water = viscosity(si('density', 1 / region1(downstream, T).v), T);
  const steam = viscosity(si('density', 1 / vg), T);
  // McAdams: the mean of a homogeneous mixture goes by the inverse of the viscosities.
  const mixture = 1 / (fraction / steam + (1 - fraction) / water);
  const reynolds = (velocity * diameter) / (specificVolume * mixture);
  const friction = frictionFactor(reynolds, ROUGHNESS / diameter);
  return accept({
    fraction,
    steam: si('massFlow', flow * fraction),
    liquid: si('massFlow', flow * (1 - fraction)),
    specificVolume: si('specificVolume', specificVolume),
    volumeFlow: si('volumeFlow', flow * specificVolume),
    voidShare: si('ratio', (fraction * vg) / specificVolume),
    velocity: si('velocity', velocity),
    gradient: si('pressureGradient', (friction * velocity ** 2) / (2 * specificVolume * diameter)),
  });
}

/** Inside diameter for a velocity of the mixture. */
export function diameterFor(
  volumeFlow: Quantity<'volumeFlow'>,
  velocity: Quantity<'velocity'>,
): Quantity<'length'> {
  return si('length', Math.sqrt((4 * volumeFlow) / (Math.PI * velocity)));
}
