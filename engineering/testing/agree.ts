import { expect } from 'vitest';
import { type CalculatorId, loadCalculator } from '../calculators/index.ts';
import { EXAMPLE_PLANT, solveState } from '../plant/model.ts';
import type { Quantity } from '../quantities.ts';
import { solved } from '../solved.ts';
import { answerIn, ask } from '../tables/cells.ts';
import type { Dimension, Unit } from '../units.ts';

export type Values = Readonly<Record<string, Quantity<Dimension>>>;
type Choices = Readonly<Record<string, string>>;
export type Asked = readonly [id: CalculatorId, values: Values, choices?: Choices];

/** What a tool answers to a case, its other fields as they start with the chosen fuel. */
export async function answer(
  [id, values, choices]: Asked,
  key: string,
  unit: Unit,
): Promise<number> {
  return answerIn(ask(await loadCalculator(id), values, choices), key, unit);
}

export function plant(values: Values, choices: Choices = {}) {
  const state = {
    values: { ...EXAMPLE_PLANT.values, ...values },
    choices: { ...EXAMPLE_PLANT.choices, ...choices },
  };
  return solved(solveState(state));
}

export function expectSame(values: readonly number[], relative = 1e-9) {
  const [first = Number.NaN] = values;
  for (const value of values) expect(Math.abs(value / first - 1)).toBeLessThan(relative);
}
