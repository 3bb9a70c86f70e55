import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { REGION_4 } from './coefficients.ts';

export const COLDEST: Quantity<'temperature'> = of(273.15, 'K');
export const CRITICAL_TEMPERATURE: Quantity<'temperature'> = of(647.096, 'K');
const CRITICAL_PRESSURE: Quantity<'pressure'> = of(22.064, 'MPa');
/** Above this the saturated phases belong to region 3, which is not covered. */
export const HOTTEST_SATURATED: Quantity<'temperature'> = of(623.15, 'K');

const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = REGION_4;

/** Region 4 equation, closed form; the caller keeps T between 273,15 K and the critical point. */
export function pressureOfSaturation(T: Quantity<'temperature'>): Quantity<'pressure'> {
  const theta = T + n9 / (T - n10);
  const a = theta * theta + n1 * theta + n2;
  const b = n3 * theta * theta + n4 * theta + n5;
  const c = n6 * theta * theta + n7 * theta + n8;
  return si('pressure', ((2 * c) / (-b + Math.sqrt(b * b - 4 * a * c))) ** 4 * 1e6);
}

/** Its inverse, also closed: the two agree to rounding. */
export function temperatureOfSaturation(p: Quantity<'pressure'>): Quantity<'temperature'> {
  const beta = (p / 1e6) ** 0.25;
  const e = beta * beta + n3 * beta + n6;
  const f = n1 * beta * beta + n4 * beta + n7;
  const g = n2 * beta * beta + n5 * beta + n8;
  const d = (2 * g) / (-f - Math.sqrt(f * f - 4 * e * g));
  const sum = n10 + d;
  return si('temperature', (sum - Math.sqrt(sum * sum - 4 * (n9 + n10 * d))) / 2);
}

const LOWEST_PRESSURE = pressureOfSaturation(COLDEST);
export const HIGHEST_SATURATED_PRESSURE = pressureOfSaturation(HOTTEST_SATURATED);

export function saturationPressure(T: Quantity<'temperature'>): Result<Quantity<'pressure'>> {
  if (T >= COLDEST && T <= CRITICAL_TEMPERATURE) return accept(pressureOfSaturation(T));
  return refuse(
    say`La saturación del agua existe entre ${mention(COLDEST, '°C', 3)} y ${mention(CRITICAL_TEMPERATURE, '°C', 6)} (punto crítico); escriba una temperatura dentro de ese intervalo.`,
  );
}

export function saturationTemperature(p: Quantity<'pressure'>): Result<Quantity<'temperature'>> {
  // A hair of slack at the cold end: p(0 °C) read back from a table is rounded.
  if (p >= LOWEST_PRESSURE * (1 - 1e-9) && p <= CRITICAL_PRESSURE) {
    return accept(temperatureOfSaturation(p));
  }
  return refuse(
    say`La saturación del agua existe entre ${mention(LOWEST_PRESSURE, 'bar', 4)} y ${mention(CRITICAL_PRESSURE, 'bar', 5)} (punto crítico); escriba una presión dentro de ese intervalo.`,
  );
}
