import type {
  Axis,
  Calculator,
  CalculatorDefinition,
  CalculatorState,
  Choice,
  ChoiceValues,
  Curve,
  Input,
  InputValues,
  Output,
  Point,
  QuantityOutput,
  Series,
  TextOutput,
} from './calculator.ts';
import { limit } from './limits.ts';
import { of, type Quantity, valueIn } from './quantities.ts';
import { accept, type Refusal, type Result, refuse } from './result.ts';
import { type Dimension, type DimensionOf, UNITS, type Unit, type UnitOf } from './units.ts';

type WithoutDimension<U extends Unit, T> = Omit<
  T,
  'dimension' | 'unit' | 'units' | 'kind' | 'main'
> & {
  readonly unit: U;
  readonly units?: readonly UnitOf<DimensionOf<U>>[];
};

export function input<U extends Unit>(
  definition: WithoutDimension<U, Input>,
): Input<DimensionOf<U>> {
  const { unit } = definition;
  const filled = { units: [unit], ...definition, dimension: UNITS[unit][0] };
  return filled as Input<DimensionOf<U>>;
}

export function output<U extends Unit>(
  definition: WithoutDimension<U, QuantityOutput> & { readonly main?: boolean },
): QuantityOutput<DimensionOf<U>> {
  const { unit } = definition;
  const filled = { units: [unit], main: false, ...definition };
  const whole = { ...filled, kind: 'quantity', dimension: UNITS[unit][0] };
  return whole as QuantityOutput<DimensionOf<U>>;
}

interface TypedCurve<X extends Unit, Y extends Unit> {
  readonly title: string;
  readonly x: Axis<X>;
  readonly y: Axis<Y>;
  readonly series: readonly Series<DimensionOf<X>, DimensionOf<Y>>[];
  readonly area?: Series<DimensionOf<X>, DimensionOf<Y>>;
  readonly point: { readonly label: string; readonly at: Point<DimensionOf<X>, DimensionOf<Y>> };
}

/** Holds the points to the dimensions of the two axes. */
export function chart<X extends Unit, Y extends Unit>(curve: TypedCurve<X, Y>): Curve {
  return curve;
}

export function text(label: string, main = false): TextOutput {
  return { kind: 'text', label, main };
}

export function isShown(
  { shownWhen }: Pick<Input, 'shownWhen'>,
  choices: CalculatorState['choices'],
): boolean {
  return shownWhen === undefined || shownWhen.is.includes(choices[shownWhen.choice] ?? '');
}

/** The worked example that the page shows before anyone types. */
export function defaultState(calculator: Pick<Calculator, 'inputs' | 'choices'>): CalculatorState {
  const values = Object.entries(calculator.inputs).map(([key, { value, unit }]) => [
    key,
    of(value, unit),
  ]);
  const choices = Object.entries(calculator.choices).map(([key, { initial }]) => [key, initial]);
  return { values: Object.fromEntries(values), choices: Object.fromEntries(choices) };
}

/** A hidden input cannot be corrected by the visitor, so its default stands in for it. */
function checkedValues(
  inputs: Readonly<Record<string, Input>>,
  state: CalculatorState,
): Result<Record<string, Quantity<Dimension>>> {
  const checked: Record<string, Quantity<Dimension>> = {};
  for (const [key, definition] of Object.entries(inputs)) {
    const { label, unit, units, value, min, max } = definition;
    const given = state.values[key] ?? of(Number.NaN, unit);
    const read = units.find((offered) => offered === state.units?.[key]) ?? unit;
    const [least, most] = [valueIn(of(min, unit), read), valueIn(of(max, unit), read)];
    const outside = limit(`«${label}»`, given, read, least, most);
    if (outside && isShown(definition, state.choices)) return refuse(outside.reason, key);
    checked[key] = outside ? of(value, unit) : given;
  }
  return accept(checked);
}

function checkedChoices(
  choices: Readonly<Record<string, Choice>>,
  state: CalculatorState,
): Refusal | undefined {
  for (const [key, { label, options }] of Object.entries(choices)) {
    if (options.some(({ id }) => id === state.choices[key])) continue;
    return refuse(`«${label}» no tiene esa opción; elija una de la lista.`, key);
  }
  return undefined;
}

/**
 * Ties a definition's types together and hands out the plain calculator that pages use: choices
 * and limits are checked before the formula runs.
 */
export function defineCalculator<
  const I extends Record<string, Input>,
  const C extends Record<string, Choice>,
  const O extends Record<string, Output>,
>(definition: CalculatorDefinition<I, C, O>): Calculator {
  const { run, curve, ...description } = definition;
  function prepare(state: CalculatorState) {
    const wrongChoice = checkedChoices(definition.choices, state);
    if (wrongChoice) return wrongChoice;
    return checkedValues(definition.inputs, state);
  }
  const calculator: Calculator = {
    ...description,
    run: (state) => {
      const prepared = prepare(state);
      if (!prepared.ok) return prepared;
      return run(prepared.value as InputValues<I>, state.choices as ChoiceValues<C>);
    },
  };
  if (curve === undefined) return calculator;
  return {
    ...calculator,
    curve: (state) => {
      const prepared = prepare(state);
      if (!prepared.ok) return prepared;
      return curve(prepared.value as InputValues<I>, state.choices as ChoiceValues<C>);
    },
  };
}
