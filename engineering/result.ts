import { AS_WRITTEN, type Sentence, tell } from './sentence.ts';

/**
 * A refusal carries the sentence the visitor reads and, when it is about one input, its key: the
 * name of the parameter in a formula, which calculators keep as the key of their input.
 */
export interface Refusal {
  readonly ok: false;
  readonly reason: string;
  readonly field?: string;
  /** The same reason, for whoever reads other units than the formula writes. */
  readonly sentence?: Sentence;
  /** For the place under the field, whose name and number are in sight there. */
  readonly brief?: Sentence | string;
}

type Told = Pick<Refusal, 'reason'> & { readonly brief?: Refusal['brief'] | undefined };

export function briefly({ brief, reason }: Told): string {
  return tell(brief ?? reason, AS_WRITTEN);
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

export function refuse(told: Sentence | string, field?: string): Refusal {
  const refusal = { ok: false, reason: tell(told, AS_WRITTEN) } as const;
  return atField(typeof told === 'string' ? refusal : { ...refusal, sentence: told }, field);
}

/** Says which input a formula's refusal is about. */
export function atField(refusal: Refusal, field: string | undefined): Refusal {
  return field === undefined ? refusal : { ...refusal, field };
}
