import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { region1 } from '../if97/regions.ts';
import { CRITICAL_TEMPERATURE, pressureOfSaturation } from '../if97/saturation.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';

/** IAPWS G7-04, Henry's constant of O₂ in water. */
const A = -9.44833;
const B = 4.43822;
const C = 11.42005;
/** Dry air holds 20,946 % of O₂ by volume; molar masses in g/mol. */
export const OXYGEN_IN_AIR = 0.20946;
const OXYGEN_MASS = 31.9988;
const WATER_MASS = 18.015;

export function henryOxygen(T: Quantity<'temperature'>): Quantity<'pressure'> {
  const reduced = T / CRITICAL_TEMPERATURE;
  const tau = 1 - reduced;
  const exponent =
    A / reduced + (B * tau ** 0.355) / reduced + C * reduced ** -0.41 * Math.exp(tau);
  return si('pressure', pressureOfSaturation(T) * Math.exp(exponent));
}

/**
 * Benson, Krause and Peterson (1979), measured from 0 to 60 °C and the base of EN 25814. G7-04 lies
 * up to 1,2 % below it there, so above 60 °C its course is kept and its level raised to meet it.
 */
const MEASURED_TO = of(60, '°C');

function measuredHenry(T: Quantity<'temperature'>): number {
  return SEA_LEVEL_PRESSURE * Math.exp(3.71814 + 5596.17 / T - 1_049_668 / T ** 2);
}

const LEVEL = measuredHenry(MEASURED_TO) / henryOxygen(MEASURED_TO);

function henryInWater(T: Quantity<'temperature'>): number {
  return T <= MEASURED_TO ? measuredHenry(T) : LEVEL * henryOxygen(T);
}

/**
 * Oxygen in water at rest with air at the site's pressure. It falls to zero at the boiling point
 * of the site: there the steam leaves no room for air, which is how a deaerator works.
 */
export function dissolvedOxygen(
  T: Quantity<'temperature'>,
  atmosphere: Quantity<'pressure'>,
): Result<Quantity<'concentration'>> {
  const outside =
    limit('La temperatura del agua', T, '°C', 0, 350) ??
    limit('La presión del sitio', atmosphere, 'kPa', 50, 120);
  if (outside) return outside;
  const vapour = pressureOfSaturation(T);
  if (vapour >= atmosphere) return accept(si('concentration', 0));
  const share = (OXYGEN_IN_AIR * (atmosphere - vapour)) / henryInWater(T);
  const density = 1 / region1(of(2, 'bar'), T).v;
  return accept(si('concentration', (share * density * OXYGEN_MASS) / WATER_MASS));
}
