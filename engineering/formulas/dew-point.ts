import { temperatureOfSaturation } from '../if97/saturation.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { dryMoles, MOLAR, type StackGas } from './combustion.ts';

const MILLIMETRE_OF_MERCURY = 133.322;
/** Share of the SO₂ that goes on to SO₃: the middle of 1 to 5 %, US EPA, AP-42, 1.3.3.2. */
const SULPHUR_TRIOXIDE = of(3, '%');
/** With less sulphur than this in the fuel no acid to speak of condenses before the water does. */
const ACID_FROM = of(0.05, '%');

/** Partial pressure of so many kilomoles in gases at a pressure. */
function partial(
  kilomoles: number,
  gas: StackGas,
  site: Quantity<'pressure'>,
): Quantity<'pressure'> {
  return si('pressure', (site * kilomoles) / (gas.water + dryMoles(gas)));
}

/** Where the water of the gases begins to condense. */
export function waterDewPoint(gas: StackGas, site: Quantity<'pressure'>): Quantity<'temperature'> {
  return temperatureOfSaturation(partial(gas.water, gas, site));
}

/**
 * Verhoff and Banchero (1974): where sulphuric acid begins to condense. Pressures in mmHg,
 * 1 000/T = 2,276 − 0,0294 ln pH₂O − 0,0858 ln pSO₃ + 0,0062 ln pH₂O·ln pSO₃.
 */
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
  gas: StackGas,
  site: Quantity<'pressure'>,
): Result<Quantity<'temperature'> | null> {
  if (gas.so2 * MOLAR.S < ACID_FROM) return accept(null);
  return verhoffBanchero(
    partial(gas.water, gas, site),
    partial(gas.so2 * SULPHUR_TRIOXIDE, gas, site),
  );
}
