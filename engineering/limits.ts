import { of, type Quantity, valueIn } from './quantities.ts';
import { type Refusal, refuse } from './result.ts';
import { mentionEntered, mentionPlain, type Sentence, say } from './sentence.ts';
import type { DimensionOf, Unit } from './units.ts';

/** Slack for limits that went through a change of unit: 14,5 psi is 0,99974 bar and back. */
const SLACK = 1e-9;

/** A unit that is an abbreviation, `bar abs.`, brings its point along. */
const ended =
  (told: Sentence): Sentence =>
  (reading) =>
    told(reading).replace('..', '.');

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
  const received = Number.isFinite(value)
    ? say` (se recibió ${mentionEntered(quantity, unit)})`
    : '';
  const least = mentionPlain(of(min, unit), unit, Number.isFinite(max));
  const between = say`ntre ${least} y ${mentionPlain(of(max, unit), unit)}`;
  const bounds = Number.isFinite(max)
    ? say`debe estar e${between}`
    : say`debe ser de al menos ${least}`;
  const refusal = refuse(ended(say`${what} ${bounds}${received}${why === '' ? '' : `: ${why}`}.`));
  return Number.isFinite(max) ? { ...refusal, brief: ended(say`E${between}.`) } : refusal;
}

/** The first limit that is not met, in the order in which a person would check them. */
export function firstRefusal(...checks: readonly (Refusal | undefined)[]): Refusal | undefined {
  return checks.find((check) => check !== undefined);
}
