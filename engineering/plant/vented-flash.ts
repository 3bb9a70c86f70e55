import { saturationTemperature } from '../if97/saturation.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { type Quantity, si } from '../quantities.ts';
import { condensateBack } from './destinations.ts';
import type { Operation } from './model.ts';

/**
 * What a tank open to the air lets go as steam at most, of the condensate that comes back. The balance has all of
 * it come back, as MEASUR does; make-up would replace this.
 */
export function ventedFlash(operation: Operation): Quantity<'massFlow'> {
  const { plant, balance, site } = operation;
  const boiling = saturatedAtPressure(site);
  if (!boiling.ok || !isTankOpen(operation)) return si('massFlow', 0);
  const { hf, hfg } = boiling.value;
  const vapour = condensateBack(plant, balance).map(
    ({ flow, enthalpy }) => flow * Math.max(0, (enthalpy - hf) / hfg),
  );
  return si(
    'massFlow',
    vapour.reduce((sum, flow) => sum + flow, 0),
  );
}

/** A return that arrives hotter than water boils at is under pressure; so is a tank whose flash steam is used. */
export function isTankOpen({ plant, balance, site }: Operation): boolean {
  return balance.condensateVapour === 0 && plant.returnTemperature <= boilingAt(site);
}

function boilingAt(site: Quantity<'pressure'>): number {
  const boiling = saturationTemperature(site);
  return boiling.ok ? boiling.value : 0;
}
