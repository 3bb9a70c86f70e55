import type { Calculator, CalculatorState, Choice } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';

type Form = Pick<Calculator, 'choices' | 'inputs'>;

/** Its longest option does not fit a third of the row: it has two of them. */
export function isWide({ options }: Choice): boolean {
  return options.some(({ label }) => label.length > 26);
}

/** Where fields stand in threes: how many thirds of a row each choice has, and of the last row all fields. */
export function thirdsOf({ choices, inputs }: Form, { choices: chosen }: CalculatorState) {
  const shown = Object.values(inputs).filter((input) => isShown(input, chosen));
  const spans = Object.values(choices).map((choice) => (isWide(choice) ? 2 : 1));
  const lastRow = spans.reduce((sum, span) => sum + span, shown.length) % 3;
  const [first = 0, second] = spans;
  const filled = first + 3 - lastRow;
  // A choice by itself takes what would be left over.
  const fills = lastRow > 0 && first > 0 && second === undefined && filled <= 3;
  return fills ? { spans: [filled], lastRow: 0 } : { spans, lastRow };
}
