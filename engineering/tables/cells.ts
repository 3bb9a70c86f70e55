import type { Calculator, Evaluation } from '../calculator.ts';
import { defaultState } from '../define-calculator.ts';
import { formatNumber, withUnit } from '../format.ts';
import { of, type Quantity, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Dimension, DimensionOf, Unit } from '../units.ts';

/** Rows of a table of the site, made by the tools themselves when it is built. */
export type Rows = readonly (readonly string[])[];

/** What a tool answers to its example but for these values: no table can contradict it. */
export function ask(
  calculator: Calculator,
  values: Readonly<Record<string, Quantity<Dimension>>>,
  choices: Readonly<Record<string, string>> = {},
): Evaluation {
  const state = defaultState(calculator);
  const presets = Object.entries(choices).flatMap(([key, chosen]) => {
    const option = calculator.choices[key]?.options.find(({ id }) => id === chosen);
    return Object.entries(option?.presets ?? {});
  });
  const written = presets.map(([key, { value, unit }]) => [key, of(value, unit)] as const);
  return solved(
    calculator.run({
      values: { ...state.values, ...Object.fromEntries(written), ...values },
      choices: { ...state.choices, ...choices },
    }),
  );
}

/** An answer of a tool as a bare number in a unit; NaN where it does not apply. */
export function answerIn({ outputs }: Evaluation, key: string, unit: Unit): number {
  const answer = outputs[key];
  return typeof answer === 'number' ? valueIn(answer as Quantity<never>, unit) : Number.NaN;
}

/** The same, ready for a cell that carries its unit in the column. */
export function cell(evaluation: Evaluation, key: string, unit: Unit, figures: number): string {
  return formatNumber(answerIn(evaluation, key, unit), figures);
}

export function quantityCell<U extends Unit>(
  quantity: Quantity<DimensionOf<U>>,
  unit: U,
  figures: number,
): string {
  return withUnit(formatNumber(valueIn(quantity, unit), figures), unit);
}

export { formatDecimals as decimals } from '../format.ts';
