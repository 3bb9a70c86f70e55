import type { Session } from '../calculator/session.ts';
import type { History } from './history.ts';
import type { PlantCase } from './plant-document.ts';

export type Opened = { from: 'link' | 'device' | 'file'; problems: readonly string[] };

/** What the visitor has made: the plant, how it came about, and what stands in the fields. */
export type Held = Pick<Session, 'units' | 'entries'> & {
  readonly history: History<PlantCase>;
  readonly opened: Opened | undefined;
  /** Where the last movement was made: the same entry may stand elsewhere too. */
  readonly movedIn?: Place;
};

export type Place = 'questions' | 'machine';

/**
 * While a slider moves only the drawing and the main figures follow it. All else shows the plant as
 * it was when the visitor last rested.
 */
export type PlantState = { readonly live: Held; readonly rested: Held };

export type Change = (was: Held) => Held;

/** A step of a movement: others are likely to follow within a frame. */
export function moved({ live, rested }: PlantState, movedIn: Place, change: Change): PlantState {
  return { live: { ...change(live), movedIn }, rested };
}

/** A change by itself, such as a press: everything shows it at once. */
export function changedAtOnce({ live }: PlantState, change: Change): PlantState {
  return atRest(change(live));
}

export function atRest(held: Held): PlantState {
  return { live: held, rested: held };
}
