import type { Evaluation } from '../calculator.ts';
import { type CalculatorId, loadCalculator } from '../calculators/index.ts';
import { defaultState } from '../define-calculator.ts';
import type { Quantity } from '../quantities.ts';
import type { Result } from '../result.ts';
import type { Dimension } from '../units.ts';

/** A calculator with its worked example, but for what a case says otherwise. */
export async function runCase(
  id: CalculatorId,
  values: Readonly<Record<string, Quantity<Dimension>>> = {},
  choices: Readonly<Record<string, string>> = {},
): Promise<Result<Evaluation>> {
  const calculator = await loadCalculator(id);
  const state = defaultState(calculator);
  return calculator.run({
    values: { ...state.values, ...values },
    choices: { ...state.choices, ...choices },
  });
}
