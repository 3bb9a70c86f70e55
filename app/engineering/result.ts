/** A refusal carries the sentence the visitor reads and, when one input is to blame, its key. */
export interface Refusal {
  readonly ok: false;
  readonly reason: string;
  readonly field?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(reason: string, field?: string): Refusal {
  return field === undefined ? { ok: false, reason } : { ok: false, reason, field };
}
