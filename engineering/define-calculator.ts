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
import { keepTogether } from './keep-together.ts';
import { limit } from './limits.ts';
import { of, type Quantity } from './quantities.ts';
import { accept, atField, type Refusal, type Result, refuse } from './result.ts';
import { type Reading, readingIn, tell } from './sentence.ts';
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
  readonly zones?: readonly (Named<X, Y> & { readonly isPoint?: boolean })[];
  readonly point: Named<X, Y>;
}

interface Named<X extends Unit, Y extends Unit> {
  readonly label: string;
  readonly at: Point<DimensionOf<X>, DimensionOf<Y>>;
}

/** Holds the points to the dimensions of the two axes. */
export function chart<X extends Unit, Y extends Unit>(curve: TypedCurve<X, Y>): Curve {
  return curve;
}

export function text(label: string, main = false, short = label): TextOutput {
  return { kind: 'text', label, main, short };
}

/** An answer that says yes or no, and the words of a yes. */
export function verdict(label: string, yes: string): TextOutput {
  return { ...text(label, true), yes };
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

/** The shown inputs that lie outside their limits. */
function outsideLimits(
  inputs: Readonly<Record<string, Input>>,
  state: CalculatorState,
): readonly Refusal[] {
  return Object.entries(inputs).flatMap(([key, definition]) => {
    const outside = beyond(definition, state.values[key]);
    return outside && isShown(definition, state.choices) ? [atField(outside, key)] : [];
  });
}

function beyond(
  { label, unit, min, max }: Input,
  given: Quantity<Dimension> = of(Number.NaN, unit),
) {
  return limit(`«${label}»`, given, unit, min, max);
}

/** A hidden input cannot be corrected by the visitor, so its default stands in for it. */
function checkedValues(
  inputs: Readonly<Record<string, Input>>,
  state: CalculatorState,
): Result<Record<string, Quantity<Dimension>>> {
  const [refused] = outsideLimits(inputs, state);
  if (refused) return refused;
  const checked = Object.entries(inputs).map(([key, definition]) => {
    const given = state.values[key];
    return [key, beyond(definition, given) ? of(definition.value, definition.unit) : given];
  });
  return accept(Object.fromEntries(checked));
}

function checkedChoices(
  choices: Readonly<Record<string, Choice>>,
  state: CalculatorState,
): Refusal | undefined {
  for (const [key, { label, options }] of Object.entries(choices)) {
    const chosen = options.find(({ id }) => id === state.choices[key]);
    if (chosen && !chosen.excluded) continue;
    return refuse(
      chosen?.excluded ?? `«${label}» no tiene esa opción; elija una de la lista.`,
      key,
    );
  }
  return undefined;
}

/** The state with its types, once every choice is known and every shown input is within its limits. */
export function checkedState<
  const I extends Record<string, Input>,
  const C extends Record<string, Choice>,
>(
  definition: { readonly inputs: I; readonly choices: C },
  state: CalculatorState,
): Result<{ readonly inputs: InputValues<I>; readonly choices: ChoiceValues<C> }> {
  const wrongChoice = checkedChoices(definition.choices, state);
  if (wrongChoice) return wrongChoice;
  const values = checkedValues(definition.inputs, state);
  if (!values.ok) return values;
  return accept({
    inputs: values.value as InputValues<I>,
    choices: state.choices as ChoiceValues<C>,
  });
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
  function prepared<T>(
    state: CalculatorState,
    formula: (inputs: InputValues<I>, choices: ChoiceValues<C>) => Result<T>,
  ): Result<T> {
    const read = checkedState(definition, state);
    return read.ok ? formula(read.value.inputs, read.value.choices) : read;
  }
  return {
    ...description,
    where: keepTogether(description.where),
    limits: description.limits.map(keepTogether),
    sources: description.sources.map(keepTogether),
    run: (state) => {
      const result = prepared(state, run);
      const reading = readingOf(definition, state, result.ok ? undefined : result.field);
      if (!result.ok) return told(result, reading);
      const warnings = result.value.warnings.map((warning) => keepTogether(tell(warning, reading)));
      return accept({ ...result.value, warnings });
    },
    outside: (state) =>
      outsideLimits(definition.inputs, state).map((refusal) =>
        told(refusal, readingOf(definition, state, refusal.field)),
      ),
    ...(curve && {
      curve: (state: CalculatorState) => {
        const result = prepared(state, curve);
        if (!result.ok) return result;
        const reading = readingOf(definition, state);
        const { x, y } = result.value;
        const axes = { x: { ...x, unit: reading(x.unit) }, y: { ...y, unit: reading(y.unit) } };
        return accept({ ...result.value, ...axes });
      },
    }),
  };
}

function told(refusal: Refusal, reading: Reading): Refusal {
  const { sentence, reason, brief } = refusal;
  return {
    ...refusal,
    reason: tell(sentence ?? reason, reading),
    ...(brief && { brief: tell(brief, reading) }),
  };
}

/** The units that the visitor has chosen, those of the field in question first. */
function readingOf(
  { inputs, outputs }: Pick<Calculator, 'inputs' | 'outputs'>,
  { units = {} }: CalculatorState,
  field = '',
): Reading {
  const chosen = (key: string) => {
    const quantity = inputs[key] ?? outputs[key];
    if (quantity === undefined || !('unit' in quantity)) return [];
    const unit = quantity.units.find((candidate) => candidate === units[key]);
    return unit === undefined ? [] : [[quantity.unit, unit] as const];
  };
  return readingIn([field, ...Object.keys(inputs), ...Object.keys(outputs)].flatMap(chosen));
}
