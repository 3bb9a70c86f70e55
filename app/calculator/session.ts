import type { Calculator, CalculatorState } from '../../engineering/calculator.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { parseQuantity, type Question } from '../../engineering/parse.ts';
import { of } from '../../engineering/quantities.ts';
import type { Refusal } from '../../engineering/result.ts';
import type { Unit } from '../../engineering/units.ts';
import { fromSlider, sliderScale } from './slider-scale.ts';
import { choose, fromQuery, type ShownUnits } from './state.ts';
import { unitsLike } from './unit-memory.ts';

/** What stands in a field while one types, and until it is corrected when it cannot be read. */
export type Entry = { text: string; error?: Refusal | Question };

/** One calculator in use: what counts, and what stands in its fields. */
export type Session = {
  state: CalculatorState;
  units: ShownUnits;
  entries: Readonly<Record<string, Entry>>;
  /** Labels of what a link said in a way that could not be read. */
  unreadable: readonly string[];
};

export function exampleSession(calculator: Calculator): Session {
  return { state: defaultState(calculator), units: {}, entries: {}, unreadable: [] };
}

export function linkedSession(
  calculator: Calculator,
  query: URLSearchParams,
  preferred: ShownUnits,
): Session {
  const { state, units, unreadable } = fromQuery(calculator, query);
  return { state, units: { ...preferred, ...units }, entries: {}, unreadable };
}

/** What is typed takes effect at once when it is a number; when not, the last number stays. */
export function withTyped(session: Session, key: string, text: string, unit: Unit): Session {
  const parsed = parseQuantity(text, unit);
  if (!parsed.ok) {
    return { ...session, entries: { ...session.entries, [key]: { text, error: parsed } } };
  }
  return {
    ...session,
    state: { ...session.state, values: { ...session.state.values, [key]: parsed.value } },
    entries: { ...session.entries, [key]: { text } },
  };
}

export function withNumber(session: Session, key: string, value: number, unit: Unit): Session {
  const { state } = session;
  return {
    ...session,
    state: { ...state, values: { ...state.values, [key]: of(value, unit) } },
    entries: withoutEntry(session, key),
  };
}

/** A field that is left shows its number as the site writes it; what cannot be read stays. */
export function withFieldLeft(session: Session, key: string): Session {
  const entry = session.entries[key];
  if (!entry || entry.error) return session;
  return { ...session, entries: withoutEntry(session, key) };
}

/** The quantity stays and is shown in the other unit; what could not be read stays as it was. */
export function withUnitChosen(
  calculator: Pick<Calculator, 'inputs' | 'outputs'>,
  session: Session,
  key: string,
  unit: Unit,
): Session {
  return {
    ...session,
    units: { ...session.units, ...unitsLike(calculator, key, unit) },
    entries: unreadEntries(session),
  };
}

/** What can be chosen, and what else a choice changes where it would leave no answer. */
export type Choosable = Pick<Calculator, 'choices'> & {
  readonly settled?: (state: CalculatorState, chosen: string) => CalculatorState;
};

/** Its reference values go into the fields; what could not be read stays as it was. */
export function withChoice(
  calculator: Choosable,
  session: Session,
  key: string,
  option: string,
): Session {
  const chosen = choose(calculator, session.state, key, option);
  const state = calculator.settled?.(chosen, key) ?? chosen;
  return { ...session, state, entries: unreadEntries(session) };
}

function unreadEntries({ entries }: Session): Session['entries'] {
  return Object.fromEntries(Object.entries(entries).filter(([, { error }]) => error));
}

function withoutEntry({ entries }: Session, key: string): Session['entries'] {
  const { [key]: _removed, ...others } = entries;
  return others;
}

/** What the visitor did to the prerendered fields: by key, and the unit that stood beside each. */
export type EarlyEntries = {
  choices: Readonly<Record<string, string>>;
  chosenUnits: Readonly<Record<string, Unit>>;
  typed: readonly { key: string; text: string; unit: Unit }[];
  sliders: readonly { key: string; position: number; unit: Unit }[];
};

/** Over what the link says; a number stays with the unit beside which it was entered. */
export function withEarlyEntries(
  calculator: Pick<Calculator, 'inputs' | 'outputs'> & Choosable,
  session: Session,
  { choices, chosenUnits, typed, sliders }: EarlyEntries,
): Session {
  let entered = session;
  for (const [key, option] of Object.entries(choices)) {
    entered = withChoice(calculator, entered, key, option);
  }
  for (const [key, unit] of Object.entries(chosenUnits)) {
    entered = withUnitChosen(calculator, entered, key, unit);
  }
  for (const { key, position, unit } of sliders) {
    const input = calculator.inputs[key];
    if (!input) continue;
    // The scripts had not come: it was still the slider of the first unit.
    const made = sliderScale(input, input.unit);
    const number = fromSlider(position, sliderScale(input, unit), made);
    entered = withNumber(inUnitOf(entered, key, unit), key, number, unit);
  }
  for (const { key, text, unit } of typed) {
    entered = withTyped(inUnitOf(entered, key, unit), key, text, unit);
  }
  return entered;
}

function inUnitOf(session: Session, key: string, unit: Unit): Session {
  return { ...session, units: { ...session.units, [key]: unit } };
}
