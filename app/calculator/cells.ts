import type { Calculator, CalculatorState, Choice } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';

type Form = Pick<Calculator, 'choices' | 'inputs'>;

/** Its longest option does not fit a third of the row: it has two of them. */
export function isWide({ options }: Choice): boolean {
  return options.some(({ label }) => label.length > 26);
}

/**
 * Where fields stand in threes: how many thirds all fill of the last row. A choice by itself takes what would be
 * left over: `filled` thirds of its row.
 */
export function thirdsOf({ choices, inputs }: Form, { choices: chosen }: CalculatorState) {
  const shown = Object.values(inputs).filter((input) => isShown(input, chosen));
  const [first = 3, ...others] = Object.values(choices).map((choice) => (isWide(choice) ? 2 : 1));
  const lastRow = others.reduce((sum, span) => sum + span, shown.length + first) % 3;
  const filled = first + 3 - lastRow;
  return lastRow > 0 && others.length === 0 && filled <= 3 ? { filled, lastRow: 0 } : { lastRow };
}
