import { saturationTemperature } from '../if97/saturation.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import type { Combustion } from './flue-gas.ts';

const MILLIMETRE_OF_MERCURY = 133.322;
/** Share of the SO₂ that goes on to SO₃: 1 to 5 % in oil-fired boilers (US EPA, AP-42, 1.3). */
const SULPHUR_TRIOXIDE = of(3, '%');
/** With less sulphur than this in the fuel no acid to speak of condenses before the water does. */
const ACID_FROM = of(0.05, '%');

/** Partial pressures in the wet gases of a fuel, at the pressure of the site. */
function partialPressures(
  { water, sulphurDioxide, dryGas, air }: Combustion,
  excess: Quantity<'ratio'>,
  site: Quantity<'pressure'>,
) {
  const moles = dryGas + water + excess * air;
  return {
    water: si('pressure', (site * water) / moles),
    sulphurTrioxide: si('pressure', (site * sulphurDioxide * SULPHUR_TRIOXIDE) / moles),
  };
}

/** Where the water of the gases begins to condense. */
export function waterDewPoint(
  combustion: Combustion,
  excess: Quantity<'ratio'>,
  site: Quantity<'pressure'>,
): Result<Quantity<'temperature'>> {
  return saturationTemperature(partialPressures(combustion, excess, site).water);
}

/** Verhoff and Banchero (1974): where sulphuric acid begins to condense, from both pressures. */
export function verhoffBanchero(
  water: Quantity<'pressure'>,
  sulphurTrioxide: Quantity<'pressure'>,
): Result<Quantity<'temperature'>> {
  const outside =
    limit('La presión parcial del agua', water, 'kPa', 0.1, 60) ??
    limit('La presión parcial del SO₃', sulphurTrioxide, 'Pa', 1e-3, 100);
  if (outside) return outside;
  const w = Math.log(water / MILLIMETRE_OF_MERCURY);
  const s = Math.log(sulphurTrioxide / MILLIMETRE_OF_MERCURY);
  return accept(si('temperature', 1000 / (2.276 - 0.0294 * w - 0.0858 * s + 0.0062 * w * s)));
}

/** Acid dew point of the gases of a fuel; none where it holds next to no sulphur. */
export function acidDewPoint(
  combustion: Combustion,
  excess: Quantity<'ratio'>,
  site: Quantity<'pressure'>,
  sulphur: Quantity<'ratio'>,
): Result<Quantity<'temperature'> | null> {
  if (sulphur < ACID_FROM) return accept(null);
  const { water, sulphurTrioxide } = partialPressures(combustion, excess, site);
  return verhoffBanchero(water, sulphurTrioxide);
}
