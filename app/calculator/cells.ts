import type { Calculator, CalculatorState, Choice, Input } from '../../engineering/calculator.ts';
import { defaultState, isShown } from '../../engineering/define-calculator.ts';

type Form = Pick<Calculator, 'choices' | 'inputs' | 'methods'>;
type Cells = readonly (readonly [string, Choice | Input])[];

export const isChoice = (field: Choice | Input): field is Choice => 'options' in field;

/** Its longest option does not fit a third of the row: it has two of them. */
export function isWide({ options }: Choice): boolean {
  return options.some(({ label }) => label.length > 26);
}

/** The choices that change something, each with its key. */
function shownChoices({ choices, methods }: Form, state: CalculatorState): [string, Choice][] {
  const method = methods?.of[state.choices[methods.choice] ?? ''];
  return Object.entries(choices).filter(([key]) => !method?.idle?.includes(key));
}

/** The inputs that the choices leave to be asked, each with its key. */
function shownInputs(form: Form, state: CalculatorState): [string, Input][] {
  const asked = new Set(shownChoices(form, state).map(([key]) => key));
  return Object.entries(form.inputs).filter(
    ([, input]) =>
      isShown(input, state.choices) && (!input.shownWhen || asked.has(input.shownWhen.choice)),
  );
}

/**
 * The fields as they stand: first the figures of the process; the fuel before what it brings with it, and the site after it.
 * A fuel that brings nothing is itself the question. Then what has a usual value.
 */
export function fieldsOf(form: Form, state: CalculatorState): { first: Cells; details: Cells } {
  const shown = shownInputs(form, state);
  const inputs = shown.filter(([, input]) => !input.detail);
  const anchor = lateFrom(form);
  const keys = Object.keys(form.inputs);
  const isBefore = ([key]: readonly [string, Input]) => keys.indexOf(key) < anchor;
  const late = lateChoices(form);
  const choices = shownChoices(form, state);
  return {
    first: [
      ...choices.filter(([key]) => !late.includes(key)),
      ...inputs.filter(isBefore),
      ...late.flatMap((one) => choices.filter(([key]) => key === one)),
      ...inputs.filter((one) => !isBefore(one)),
    ],
    details: shown.filter(([, input]) => input.detail),
  };
}

function lateChoices(form: Form): string[] {
  const shown = shownInputs(form, defaultState(form)).map(([key]) => key);
  const brings = (choice?: Choice) => shown.some((key) => isPreset(choice, key));
  return ['fuel', 'site'].filter(
    (key) => form.choices[key] && (key === 'site' || brings(form.choices[key])),
  );
}

const isPreset = (choice: Choice | undefined, key: string) =>
  choice?.options.some(({ presets }) => presets && key in presets);

/** Before which of its inputs they stand, counted in all of them: where no row of two or of three is left open by a wide one. */
function lateFrom(form: Form): number {
  const { fuel } = form.choices;
  const first = shownInputs(form, defaultState(form)).filter(([, input]) => !input.detail);
  const late = lateChoices(form);
  const brought = late.includes('fuel') ? first.findIndex(([key]) => isPreset(fuel, key)) : -1;
  if (!fuel || brought < 0) return Number.POSITIVE_INFINITY;
  const early = Object.entries(form.choices)
    .filter(([key]) => !late.includes(key))
    .reduce((cells, [, choice]) => cells + (isWide(choice) ? 2 : 1), 0);
  const fits = (place: number) => (early + place) % 2 === 0 && (early + place) % 3 < 2;
  const near = [0, 1, -1, 2, -2, 3].map((step) => brought + step);
  const place = near.find((one) => one > 0 && one <= first.length && fits(one)) ?? brought;
  const before = first[place]?.[0];
  return before ? Object.keys(form.inputs).indexOf(before) : Number.POSITIVE_INFINITY;
}

const allOf = (form: Form, state: CalculatorState) => {
  const { first, details } = fieldsOf(form, state);
  return [...first, ...details].map(([, field]) => field);
};

const sum = (spans: readonly number[]) => spans.reduce((total, span) => total + span, 0);

const spanOf = (field: Choice | Input) => (isChoice(field) && isWide(field) ? 2 : 1);

/**
 * Where fields stand in threes: how many thirds each has. Where its row is to be filled, choices take what would be left
 * over.
 */
export function thirdsOf(form: Form, state: CalculatorState, isFilled = false): number[] {
  const fields = allOf(form, state);
  const spans = fields.map(spanOf);
  // A whole row for one choice would be empty for the most part.
  const widest = fields.map((field) => (isChoice(field) ? 2 : 1));
  const filled = isFilled && widened(spans, widest).find((wide) => fillRows(wide));
  return filled || spans;
}

/** How many cells of the last row they leave free where so many stand in one. */
export function freeCells(spans: readonly number[], abreast: number): number {
  return (abreast - (used(spans, abreast) % abreast)) % abreast;
}

/** How many cells they take, with those that a wide one leaves free before it. */
function used(spans: readonly number[], abreast: number): number {
  return spans.reduce((cells, span) => {
    const left = abreast - (cells % abreast);
    return cells + span + (span > left ? left : 0);
  }, 0);
}

/** Whether each row is full: nothing that is left of it stays free before a wide field. */
function fillRows(spans: readonly number[], abreast = 3): boolean {
  return used(spans, abreast) === sum(spans) && sum(spans) % abreast === 0;
}

/** All ways to have some of them wider, those nearest to what they are first. */
function widened(spans: readonly number[], widest: readonly number[]): number[][] {
  const ways = spans.reduce<number[][]>(
    (all, span, place) =>
      all.flatMap((way) =>
        [span, span + 1].filter((one) => one <= (widest[place] ?? 1)).map((one) => [...way, one]),
      ),
    [[]],
  );
  return ways.toSorted((one, other) => sum(one) - sum(other));
}

/** Where fields stand in pairs or in fours, with those that wait behind a button elsewhere: how many cells each has. */
export function pairsOf(form: Form, state: CalculatorState): number[] {
  const whole = wholeRows(form, state);
  return allOf(form, state).map((field, place) => (whole[place] ? 2 : spanOf(field)));
}

/** Where they stand in pairs as long as a wide one has half a row (panel.module.css): what is left for the limits, if none waits behind a button. */
export function freeInPairs(form: Form, state: CalculatorState): number {
  const { details } = fieldsOf(form, state);
  const spans = wholeRows(form, state).map((isWhole) => (isWhole ? 2 : 1));
  return details.length < 2 ? freeCells(spans, 2) : 0;
}

/**
 * Where fields stand in pairs: which has a whole row, a choice, so that no field before the details is alone in its row.
 * One with long options has half of a row only if nothing else fills it.
 */
export function wholeRows(form: Form, state: CalculatorState): boolean[] {
  const { first, details } = fieldsOf(form, state);
  // A single one has no button.
  const fields = [...first, ...(details.length > 1 ? [] : details)].map(([, field]) => field);
  const wide = fields.map((field) => spanOf(field) === 2);
  const ways = fields.reduce<boolean[][]>(
    (all, field) =>
      all.flatMap((way) => (isChoice(field) ? [false, true] : [false]).map((one) => [...way, one])),
    [[]],
  );
  const cost = (way: readonly boolean[]) =>
    way.reduce((sum, one, place) => sum + (one === wide[place] ? 0 : one ? 1 : 4), 0);
  const sorted = ways.toSorted((a, b) => cost(a) - cost(b));
  const isFull = (way: boolean[]) =>
    fillRows(
      way.map((whole) => (whole ? 2 : 1)),
      2,
    );
  return sorted.find(isFull) ?? wide;
}
