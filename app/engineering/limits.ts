import { formatPlain, formatQuantity, withUnit } from './format.ts';
import { type Quantity, valueIn } from './quantities.ts';
import { type Refusal, refuse } from './result.ts';
import type { DimensionOf, Unit } from './units.ts';

/** Slack for limits that went through a change of unit: 14,5 psi is 0,99974 bar and back. */
const SLACK = 1e-9;

/**
 * `limit('La purga', b, '%', 0, 15, 'una purga mayor …')`: nothing when the value is inside,
 * otherwise the refusal. NaN is outside every interval.
 */
export function limit<U extends Unit>(
  what: string,
  quantity: Quantity<DimensionOf<U>>,
  unit: U,
  min: number,
  max: number,
  why = '',
): Refusal | undefined {
  const value = valueIn(quantity, unit);
  const slack = SLACK * Math.max(Math.abs(min), Number.isFinite(max) ? Math.abs(max) : 1, 1e-3);
  if (value >= min - slack && value <= max + slack && Number.isFinite(value)) return undefined;
  const received = Number.isFinite(value) ? ` (se recibió ${formatQuantity(quantity, unit)})` : '';
  const bounds = Number.isFinite(max)
    ? `debe estar entre ${formatPlain(min, 5)} y ${withUnit(formatPlain(max, 5), unit)}`
    : `debe ser de al menos ${withUnit(formatPlain(min, 5), unit)}`;
  return refuse(`${what} ${bounds}${received}${why === '' ? '' : `: ${why}`}.`);
}

/** The first limit that is not met, in the order in which a person would check them. */
export function firstRefusal(...checks: readonly (Refusal | undefined)[]): Refusal | undefined {
  return checks.find((check) => check !== undefined);
}
