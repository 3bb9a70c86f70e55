import type { Calculator, CalculatorState } from '../calculator.ts';
import { of, type Quantity } from '../quantities.ts';
import type { Dimension } from '../units.ts';
import { between, wild } from './random.ts';

/** Any option of each choice, and inputs inside their limits but for a share of wild ones. */
export function randomState(
  calculator: Calculator,
  random: () => number,
  wildness: number,
): CalculatorState {
  const values: Record<string, Quantity<Dimension>> = {};
  for (const [key, { unit, min, max }] of Object.entries(calculator.inputs)) {
    values[key] = of(random() < wildness ? wild(random) : between(random, min, max), unit);
  }
  const choices: Record<string, string> = {};
  for (const [key, { options }] of Object.entries(calculator.choices)) {
    choices[key] = options[Math.floor(random() * options.length)]?.id ?? '';
  }
  return { values, choices };
}
