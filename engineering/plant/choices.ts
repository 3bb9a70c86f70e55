import type { CalculatorState } from '../calculator.ts';
import { OF_FUEL } from '../calculators/parts/stack.ts';
import { PUBLISHED_COLDEST } from '../formulas/economizer.ts';
import { of, type Quantity, si } from '../quantities.ts';
import type { Dimension } from '../units.ts';

type Changes = {
  readonly values?: Record<string, Quantity<Dimension>>;
  readonly choices?: Record<string, string>;
};

export function change(
  state: CalculatorState,
  { values = {}, choices = {} }: Changes,
): CalculatorState {
  return {
    ...state,
    values: { ...state.values, ...values },
    choices: { ...state.choices, ...choices },
  };
}

/** After a choice, entries that stand on values it does not allow go to what is usual with it. */
export function settled(state: CalculatorState, chosen: string): CalculatorState {
  if (chosen === 'economizer') return withAllowedExit(state);
  if (chosen === 'low') return withLowBelowHigh(state);
  if (chosen !== 'fuel') return state;
  // A boiler without gases has no economizer.
  if (state.choices.fuel === 'electricidad')
    return change(state, { choices: { economizer: 'no' } });
  return withAllowedExit(state);
}

/** Gases that would leave the economizer too cold for the fuel leave as hot as is usual with it. */
function withAllowedExit(state: CalculatorState): CalculatorState {
  const { fuel } = state.choices;
  const { gasOutlet } = state.values;
  if (fuel === undefined || !isStackFuel(fuel) || gasOutlet === undefined) return state;
  const coldest = PUBLISHED_COLDEST[fuel];
  if (coldest === null || gasOutlet >= coldest) return state;
  return change(state, { values: { gasOutlet: of(OF_FUEL[fuel].stackOut, '°C') } });
}

function isStackFuel(fuel: string): fuel is keyof typeof OF_FUEL {
  return Object.hasOwn(OF_FUEL, fuel);
}

/** A low header that would not be below the high one starts at half its pressure. */
function withLowBelowHigh(state: CalculatorState): CalculatorState {
  const { boilerPressure = 0, lowPressure = 0 } = state.values;
  if (state.choices.low !== 'si' || lowPressure < boilerPressure) return state;
  return change(state, { values: { lowPressure: si('gaugePressure', boilerPressure / 2) } });
}
