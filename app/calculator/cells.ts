import type { Calculator, CalculatorState, Choice, Input } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';

type Form = Pick<Calculator, 'choices' | 'inputs'>;

/** Its longest option does not fit a third of the row: it has two of them. */
export function isWide({ options }: Choice): boolean {
  return options.some(({ label }) => label.length > 26);
}

/** The inputs that the choices leave to be asked, each with its key. */
export function shownInputs({ inputs }: Form, { choices }: CalculatorState): [string, Input][] {
  return Object.entries(inputs).filter(([, input]) => isShown(input, choices));
}

/**
 * Where fields stand in threes: how many thirds each choice has and all fields fill of the last row. Where its row is to be
 * filled, choices take what would be left over.
 */
export function thirdsOf(form: Form, state: CalculatorState, isFilled = false) {
  const others = shownInputs(form, state).map(() => 1);
  const spans = Object.values(form.choices).map((choice) => (isWide(choice) ? 2 : 1));
  const filled = isFilled
    ? widened(spans).find((wide) => fillRows([...wide, ...others]))
    : undefined;
  return filled
    ? { spans: filled, lastRow: 0 }
    : { spans, lastRow: (sum(spans) + others.length) % 3 };
}

const sum = (spans: readonly number[]) => spans.reduce((total, span) => total + span, 0);

/** Whether each row is full: nothing that is left of it stays free before a wide field. */
function fillRows(spans: readonly number[], abreast = 3): boolean {
  let filled = 0;
  return (
    spans.every((span) => {
      const fits = (filled % abreast) + span <= abreast;
      filled += span;
      return fits;
    }) && filled % abreast === 0
  );
}

/** All ways to have some of them wider, those nearest to what they are first. */
function widened(spans: readonly number[]): number[][] {
  const ways = spans.reduce<number[][]>(
    (all, span) =>
      all.flatMap((way) =>
        [span, span + 1, 3].filter((one) => one <= 3).map((one) => [...way, one]),
      ),
    [[]],
  );
  return ways.toSorted((one, other) => sum(one) - sum(other));
}

/** Where fields stand in pairs, with those that wait behind a button elsewhere: the same of halves. */
export function pairsOf(form: Form, state: CalculatorState) {
  const whole = wholeRows(form, state);
  const spans = Object.values(form.choices).map((choice, place) =>
    isWide(choice) || whole[place] ? 2 : 1,
  );
  const all = [...spans, ...shownInputs(form, state).map(() => 1)];
  // A wide one leaves what it does not fit.
  const filled = all.reduce((used, span) => used + span + (span > 1 ? used % 2 : 0), 0);
  return { spans, isOdd: filled % 2 === 1 };
}

/** Where fields stand in pairs: which choice has a whole row, so that no field before the details is alone in its row. */
export function wholeRows(form: Form, state: CalculatorState): boolean[] {
  const wide = Object.values(form.choices).map(isWide);
  const shown = shownInputs(form, state);
  const details = shown.filter(([, input]) => input.detail);
  // A single one has no button.
  const fields = shown.length - (details.length > 1 ? details.length : 0);
  const others = Array.from({ length: fields }, () => 1);
  const every = wide.reduce<boolean[][]>(
    (ways) =>
      ways.flatMap((way) => [
        [...way, false],
        [...way, true],
      ]),
    [[]],
  );
  const count = (way: readonly boolean[]) => way.filter(Boolean).length;
  const ways = [wide, ...every.toSorted((a, b) => count(a) - count(b))];
  return (
    ways.find((way) => fillRows([...way.map((whole) => (whole ? 2 : 1)), ...others], 2)) ?? wide
  );
}
