import type { CalculatorState } from '../calculator.ts';
import { type Site, sitePressure } from '../calculators/parts/site.ts';
import { OF_FUEL } from '../calculators/parts/stack.ts';
import { PUBLISHED_COLDEST } from '../formulas/economizer.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
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
  if (chosen === 'economizer') return withAllowedExit(withHotGases(state));
  if (chosen === 'low') return withLowBelowHigh(state);
  if (chosen !== 'fuel') return state;
  // A boiler without gases has no economizer.
  if (state.choices.fuel === 'electricidad')
    return change(state, { choices: { economizer: 'no' } });
  return withAllowedExit(state);
}

/** Gases leave a boiler this far above its water, as a rule. */
const ABOVE_BOILING = of(40, 'ΔK');

/** Gases that would leave the boiler colder than its water leave as hot as is usual, in round figures. */
function withHotGases(state: CalculatorState): CalculatorState {
  const { gasInlet = 0, boilerPressure, altitude } = state.values;
  const site = sitePressure(state.choices.site as Site, altitude as Quantity<'length'>);
  if (!site.ok) return state;
  const boiling = saturationTemperature(
    absolute(boilerPressure as Quantity<'gaugePressure'>, site.value),
  );
  if (!boiling.ok || gasInlet > boiling.value) return state;
  const usual = valueIn(si('temperature', boiling.value + ABOVE_BOILING), '°C');
  return change(state, { values: { gasInlet: of(5 * Math.round(usual / 5), '°C') } });
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
