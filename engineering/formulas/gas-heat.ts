import { pressureOfSaturation } from '../if97/saturation.ts';
import { type Quantity, si } from '../quantities.ts';
import { dryMoles, MOLAR, type StackGas } from './combustion.ts';

/** Ideal-gas heat capacity, kJ/kmol·K = a + bT + cT² + dT³ (Çengel & Boles, table A-2c, 273–1 800 K). */
const CAPACITY = {
  nitrogen: [28.9, -0.1571e-2, 0.8081e-5, -2.873e-9],
  oxygen: [25.48, 1.52e-2, -0.7155e-5, 1.312e-9],
  co2: [22.26, 5.981e-2, -3.501e-5, 7.469e-9],
  so2: [25.78, 5.795e-2, -3.812e-5, 8.612e-9],
  water: [32.24, 0.1923e-2, 1.055e-5, -3.595e-9],
} as const satisfies Record<keyof StackGas, readonly [number, number, number, number]>;

/** Heat to bring a kilomole from one temperature to another, J/kmol. */
function molarHeat(
  gas: keyof StackGas,
  from: Quantity<'temperature'>,
  to: Quantity<'temperature'>,
): number {
  const [a, b, c, d] = CAPACITY[gas];
  const at = (T: number) => T * (a + T * (b / 2 + T * (c / 3 + (T * d) / 4)));
  return 1000 * (at(to) - at(from));
}

/** Heat that the dry part of the gases carries above a temperature, per kilogram of fuel. */
export function dryHeat(
  gas: StackGas,
  from: Quantity<'temperature'>,
  to: Quantity<'temperature'>,
): Quantity<'specificEnergy'> {
  const kinds = ['co2', 'so2', 'nitrogen', 'oxygen'] as const;
  const sum = kinds.reduce((heat, kind) => heat + gas[kind] * molarHeat(kind, from, to), 0);
  return si('specificEnergy', sum);
}

/** The same of water vapour, without its latent heat, per kilomole. */
export function vapourHeat(from: Quantity<'temperature'>, to: Quantity<'temperature'>): number {
  return molarHeat('water', from, to);
}

/** Heat that the gases of a kilogram of fuel give up while none of their water condenses. */
export function sensibleHeat(
  gas: StackGas,
  from: Quantity<'temperature'>,
  to: Quantity<'temperature'>,
): Quantity<'specificEnergy'> {
  return si('specificEnergy', dryHeat(gas, from, to) + gas.water * vapourHeat(from, to));
}

/** Water still vapour in gases cooled to a temperature, in kilomoles per kilogram of fuel. */
export function vapourLeft(
  gas: StackGas,
  T: Quantity<'temperature'>,
  pressure: Quantity<'pressure'>,
): number {
  const saturation = pressureOfSaturation(T);
  if (saturation >= pressure) return gas.water;
  return Math.min(gas.water, (dryMoles(gas) * saturation) / (pressure - saturation));
}

/** Kilograms of water in so many kilomoles. */
export function waterMass(kilomoles: number): number {
  return kilomoles * MOLAR.H2O;
}
