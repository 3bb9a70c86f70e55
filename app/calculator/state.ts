import type { Calculator, CalculatorState, Input } from '../../engineering/calculator.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { formatEntered } from '../../engineering/format.ts';
import { parseQuantity } from '../../engineering/parse.ts';
import { of, type Quantity, valueIn } from '../../engineering/quantities.ts';
import type { Dimension, Unit } from '../../engineering/units.ts';

/** Which unit each field shows, by input key. */
export type ShownUnits = Readonly<Record<string, Unit>>;

type Values = CalculatorState['values'];

/** A unit is known to belong to its quantity's dimension only by the calculator's own table. */
export function inUnit(quantity: Quantity<Dimension>, unit: Unit): number {
  return valueIn(quantity as never, unit);
}

/** A number as it is written into a field: short, and the same again when it is read. */
export function asTyped(quantity: Quantity<Dimension>, unit: Unit): string {
  return formatEntered(inUnit(quantity, unit));
}

/** Choosing an option writes its reference values into the fields. */
export function choose(
  calculator: Pick<Calculator, 'choices'>,
  state: CalculatorState,
  key: string,
  option: string,
): CalculatorState {
  const chosen = calculator.choices[key]?.options.find(({ id }) => id === option);
  const presets = Object.entries(chosen?.presets ?? {}).map(([input, { value, unit }]) => [
    input,
    of(value, unit),
  ]);
  return {
    choices: { ...state.choices, [key]: option },
    values: { ...state.values, ...Object.fromEntries(presets) },
  };
}

/** What differs from the worked example, as query parameters: `calderas-vapor.pressure=10 barg`. */
export function toQuery(
  calculator: Calculator,
  state: CalculatorState,
  units: ShownUnits,
): URLSearchParams {
  const query = new URLSearchParams();
  let example = defaultState(calculator);
  for (const [key, option] of Object.entries(state.choices)) {
    if (option === example.choices[key]) continue;
    query.set(`${calculator.id}.${key}`, option);
    example = choose(calculator, example, key, option);
  }
  for (const [key, input] of Object.entries(calculator.inputs)) {
    const value = state.values[key];
    if (value === undefined || isClose(value, example.values[key])) continue;
    const unit = units[key] ?? input.unit;
    query.set(`${calculator.id}.${key}`, `${Number(inUnit(value, unit).toPrecision(10))} ${unit}`);
  }
  return query;
}

export function isClose(a: number, b = Number.NaN): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

export type ReadLink = { state: CalculatorState; units: ShownUnits; unreadable: string[] };

/** The state that a link carries; what cannot be read is named, and the example stands in for it. */
export function fromQuery(calculator: Calculator, query: URLSearchParams): ReadLink {
  let state = defaultState(calculator);
  const units: Record<string, Unit> = {};
  const unreadable: string[] = [];
  for (const [key, choice] of Object.entries(calculator.choices)) {
    const option = query.get(`${calculator.id}.${key}`);
    if (option === null) continue;
    if (choice.options.some(({ id }) => id === option)) {
      state = choose(calculator, state, key, option);
    } else unreadable.push(choice.label);
  }
  const values: Record<string, Values[string]> = { ...state.values };
  for (const [key, input] of Object.entries(calculator.inputs)) {
    const text = query.get(`${calculator.id}.${key}`);
    if (text === null) continue;
    const name = `${calculator.id}.${key}`;
    const read = fromLink(text, input) ?? fromForm(text, query.get(`${name}.unit`), input);
    if (read) {
      values[key] = read.value;
      units[key] = read.unit;
    } else unreadable.push(input.label);
  }
  return { state: { ...state, values }, units, unreadable };
}

type ReadValue = { value: Values[string]; unit: Unit };

function fromLink(text: string, { units }: Input): ReadValue | undefined {
  const gap = text.indexOf(' ');
  const number = Number(text.slice(0, gap));
  const unit = units.find((candidate) => candidate === text.slice(gap + 1));
  if (gap < 1 || !Number.isFinite(number) || unit === undefined) return undefined;
  return { value: of(number, unit), unit };
}

/** A form that is sent without scripts has the number as it was typed, and its unit beside it. */
function fromForm(text: string, named: string | null, { units }: Input): ReadValue | undefined {
  const unit = units.find((candidate) => candidate === named);
  if (unit === undefined) return undefined;
  const parsed = parseQuantity(text, unit);
  return parsed.ok ? { value: parsed.value, unit } : undefined;
}
