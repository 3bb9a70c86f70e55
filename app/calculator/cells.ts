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
 * Where fields stand in threes: how many thirds all fill of the last row. A choice by itself takes what would be
 * left over: `filled` thirds of its row.
 */
export function thirdsOf(form: Form, state: CalculatorState) {
  const shown = shownInputs(form, state);
  const spans = Object.values(form.choices).map((choice) => (isWide(choice) ? 2 : 1));
  const [first = 3, ...others] = spans;
  const lastRow = others.reduce((sum, span) => sum + span, shown.length + first) % 3;
  const filled = first + 3 - lastRow;
  return lastRow > 0 && others.length === 0 && filled <= 3 ? { filled, lastRow: 0 } : { lastRow };
}

/** Where fields stand in pairs: which choice has a whole row, so that none is alone in the last one. */
export function wholeRows(form: Form, state: CalculatorState): boolean[] {
  const wide = Object.values(form.choices).map(isWide);
  const cells = shownInputs(form, state).length + wide.length + wide.filter(Boolean).length;
  if (cells % 2 === 0) return wide;
  const changed = wide.includes(true) ? wide.lastIndexOf(true) : wide.length - 1;
  return wide.map((one, place) => (place === changed ? !one : one));
}
