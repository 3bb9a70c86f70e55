import type { Session } from '../calculator/session.ts';
import type { History } from './history.ts';
import type { PlantCase } from './plant-document.ts';

export type Opened = { from: 'link' | 'device' | 'file'; problems: readonly string[] };

/** What the visitor has made: the plant, how it came about, and what stands in the fields. */
export type PlantState = Pick<Session, 'units' | 'entries'> & {
  readonly history: History<PlantCase>;
  readonly opened: Opened | undefined;
  /** The entry that was moved last: the same one may stand elsewhere too. */
  readonly moved?: Moved;
};

export type Place = 'questions' | 'machine';
export type Moved = { readonly place: Place; readonly name: string };

export type Change = (was: PlantState) => PlantState;

export function isTouched({ history }: PlantState): boolean {
  return history.past.length > 0 || history.future.length > 0;
}
