import type {
  Calculator,
  CalculatorState,
  Evaluation,
  Output,
} from '../../engineering/calculator.ts';
import { formatNumber, withUnit } from '../../engineering/format.ts';
import type { Quantity } from '../../engineering/quantities.ts';
import type { Dimension, Unit } from '../../engineering/units.ts';
import { fieldsOf, isChoice } from './cells.ts';
import { asTyped, inUnit, type ShownUnits } from './state.ts';

type Row = readonly [label: string, value: string];

/** What the visitor has set, in words, in the order of the fields. */
export function inputRows(
  calculator: Calculator,
  state: CalculatorState,
  units: ShownUnits,
): Row[] {
  const { first, details } = fieldsOf(calculator, state);
  return [...first, ...details].flatMap(([key, field]): Row[] => {
    if (isChoice(field)) {
      const chosen = field.options.find(({ id }) => id === state.choices[key]);
      return [[field.label, chosen?.label ?? '']];
    }
    const value = state.values[key];
    if (value === undefined) return [];
    const unit = units[key] ?? field.unit;
    return [[field.label, withUnit(asTyped(value, unit), unit)]];
  });
}

/** The answer in words; what does not apply to the present choices is left out. */
function resultRows(calculator: Calculator, units: ShownUnits, { outputs }: Evaluation): Row[] {
  return someRows(calculator, outputs, Object.keys(calculator.outputs), units);
}

/** Of an answer only these figures, as far as they apply. */
export function someRows(
  calculator: Pick<Calculator, 'outputs'>,
  outputs: Evaluation['outputs'],
  keys: readonly string[],
  units: ShownUnits = {},
): Row[] {
  return keys.flatMap((key): Row[] => {
    const [output, value] = [calculator.outputs[key], outputs[key]];
    if (!output || value === null || value === undefined) return [];
    return [[output.label, formatOutput(output, value, units[key])]];
  });
}

/** Inputs and results in plain words, for the message of the contact form. */
export function describeCase(
  calculator: Calculator,
  state: CalculatorState,
  units: ShownUnits,
  evaluation: Evaluation,
): string {
  const line = ([label, value]: Row) => `${label}: ${value}`;
  return [
    calculator.title,
    ...inputRows(calculator, state, units).map(line),
    '',
    ...resultRows(calculator, units, evaluation).map(line),
  ].join('\n');
}

/** An answer of more than a word or two, which breaks like words and has a line for itself. */
export function isSentence(value: Quantity<Dimension> | string): boolean {
  return typeof value === 'string' && value.length > 16;
}

export function formatOutput(
  output: Output,
  value: Quantity<Dimension> | string,
  shownUnit?: Unit,
  bare = false,
): string {
  if (output.kind === 'text' || typeof value === 'string') return String(value);
  const unit = shownUnit ?? output.unit;
  const number = formatNumber(inUnit(value, unit), output.digits);
  const told = output.signed && value > 0 ? `+${number}` : number;
  return bare ? told : withUnit(told, unit);
}
