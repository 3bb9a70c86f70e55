import type { CalculatorState } from '../calculator.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { MEASURES, withFuel, withMeasures } from './measures.ts';
import { type Operation, solveForSameHeat } from './model.ts';
import type { Year } from './year.ts';

/** Measures taken together, perhaps on another fuel, and what they would cost. */
export interface Scenario {
  readonly measures: readonly string[];
  readonly fuel: string | null;
  readonly investment: Quantity<'colones'> | null;
}

export const EMPTY_SCENARIO: Scenario = { measures: [], fuel: null, investment: null };
export const MOST_SCENARIOS = 3;

export function withScenario(state: CalculatorState, scenario: Scenario): CalculatorState {
  const fuelled = scenario.fuel === null ? state : withFuel(state, scenario.fuel);
  return withMeasures(fuelled, scenario.measures);
}

/** What a year saves against today; what it takes more is negative. */
export interface Saving {
  readonly energy: Quantity<'energy'>;
  readonly cost: Quantity<'colones'>;
  readonly carbon: Quantity<'carbon'>;
  readonly water: Quantity<'volume'>;
}

function savingOf(today: Year, then: Year): Saving {
  return {
    energy: si('energy', today.fuelEnergy - then.fuelEnergy),
    cost: si('colones', today.cost - then.cost),
    carbon: si('carbon', today.carbon - then.carbon),
    water: si('volume', today.water - then.water),
  };
}

export interface Outcome {
  readonly year: Year;
  readonly saving: Saving;
  /** Sum of what each part would save by itself; null for a single one. */
  readonly sumAlone: Quantity<'colones'> | null;
  /** Time in which the saving pays the investment; null without one, or without a saving. */
  readonly payback: Quantity<'time'> | null;
}

/** The whole plant solved with all measures of the scenario at once. */
export function outcomeOf(
  state: CalculatorState,
  today: Operation,
  scenario: Scenario,
): Result<Outcome> {
  const together = solveForSameHeat(withScenario(state, scenario), today.destinations);
  if (!together.ok) return together;
  const { year } = together.value;
  const saving = savingOf(today.year, year);
  const { investment } = scenario;
  const pays = investment !== null && saving.cost > 0;
  return accept({
    year,
    saving,
    sumAlone: sumAlone(state, today, scenario),
    payback: pays ? si('time', (investment / saving.cost) * SECONDS_A_YEAR) : null,
  });
}

const SECONDS_A_YEAR = 8760 * 3600;

function sumAlone(
  state: CalculatorState,
  { year: today, destinations }: Operation,
  { measures, fuel }: Scenario,
): Quantity<'colones'> | null {
  const parts: Scenario[] = [
    ...measures.map((id) => ({ ...EMPTY_SCENARIO, measures: [id] })),
    ...(fuel === null ? [] : [{ ...EMPTY_SCENARIO, fuel }]),
  ];
  if (parts.length < 2) return null;
  let sum = 0;
  for (const part of parts) {
    const alone = solveForSameHeat(withScenario(state, part), destinations);
    if (!alone.ok) return null;
    sum += today.cost - alone.value.year.cost;
  }
  return si('colones', sum);
}

/** Each measure that finds something to change, the largest saving first. */
export function measuresAlone(state: CalculatorState, today: Operation) {
  return MEASURES.flatMap((measure) => {
    const changed = measure.apply(state);
    if (!changed) return [];
    const after = solveForSameHeat(changed, today.destinations);
    if (!after.ok) return [];
    const target = measure.target(state, changed, { today, improved: after.value });
    return [{ measure, target, saving: savingOf(today.year, after.value.year) }];
  }).toSorted((a, b) => b.saving.cost - a.saving.cost);
}
