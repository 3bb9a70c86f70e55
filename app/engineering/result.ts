/**
 * A refusal carries the sentence the visitor reads and, when one input is to blame, its key: the
 * name of the parameter in a formula, which calculators keep as the key of their input.
 */
export interface Refusal {
  readonly ok: false;
  readonly reason: string;
  readonly field?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

/** Last resort, for numbers so extreme that no limit of a formula was made for them. */
export const NO_SENSIBLE_NUMBER =
  'Con estos datos el cálculo no da un número con sentido; revise los valores extremos.';

function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isFiniteThroughout);
}

/** The only way to a good result, and so the one place that keeps NaN and Infinity inside. */
export function accept<T>(value: T): Result<T> {
  return isFiniteThroughout(value) ? { ok: true, value } : refuse(NO_SENSIBLE_NUMBER);
}

export function refuse(reason: string, field?: string): Refusal {
  return field === undefined ? { ok: false, reason } : { ok: false, reason, field };
}
