import type { CalculatorState } from '../calculator.ts';
import { checkedState, defaultState } from '../define-calculator.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type Balance, solvePlant } from './balance.ts';
import { closure, type Destinations, whereFuelGoes } from './destinations.ts';
import { refuseEconomizer } from './economizer.ts';
import { PLANT_CHOICES, PLANT_INPUTS } from './inputs.ts';
import type { Plant } from './plant.ts';
import { readPlant } from './reading.ts';
import { marginalCost, type Prices, type Year, yearOf } from './year.ts';

/** The plant's form in the shape of a calculator's: the same fields, links and units serve both. */
export const PLANT_FORM = {
  id: 'planta-vapor',
  inputs: PLANT_INPUTS,
  choices: PLANT_CHOICES,
} as const;

export const EXAMPLE_PLANT: CalculatorState = defaultState(PLANT_FORM);

/** The plant in balance and what its year costs. */
export interface Operation {
  readonly plant: Plant;
  readonly prices: Prices;
  /** Pressure of the air around it, from which gauges count. */
  readonly site: Quantity<'pressure'>;
  readonly balance: Balance;
  readonly destinations: Destinations;
  readonly year: Year;
}

export interface Solution extends Operation {
  /** What one more tonne of steam costs at each header. */
  readonly marginal: {
    readonly high: Quantity<'pricePerMass'> | null;
    readonly low: Quantity<'pricePerMass'> | null;
  };
}

/** A figure that does not close is not shown. */
const CLOSES = 1e-9;

interface Described {
  readonly plant: Plant;
  readonly prices: Prices;
  readonly site: Quantity<'pressure'>;
}

function describedBy(state: CalculatorState): Result<Described> {
  const form = checkedState(PLANT_FORM, state);
  return form.ok ? readPlant(form.value.inputs, form.value.choices) : form;
}

function operate(described: Described): Result<Operation> {
  const { plant, prices } = described;
  const solution = solvePlant(plant);
  if (!solution.ok) return solution;
  const balance = solution.value;
  const impossible = refuseEconomizer(plant, balance);
  if (impossible) return impossible;
  const destinations = whereFuelGoes(plant, balance);
  if (!(closure(balance, destinations) < CLOSES)) {
    return refuse('El balance no cierra con estos datos; no se muestran cifras que no cuadran.');
  }
  return accept({ ...described, balance, destinations, year: yearOf(balance, prices) });
}

/** All but the marginal costs, which take two more solutions. */
export function solveOperation(state: CalculatorState): Result<Operation> {
  const described = describedBy(state);
  return described.ok ? operate(described.value) : described;
}

const SAME_HEAT = 1e-9;
const MOST_ROUNDS = 30;

/**
 * A changed plant whose users take the heat that they take today. At the same steam they would be
 * given more where a pipe was insulated, or less behind a turbine, and the saving would not be one.
 */
export function solveForSameHeat(
  state: CalculatorState,
  { highUse, lowUse }: Pick<Destinations, 'highUse' | 'lowUse'>,
): Result<Operation> {
  const described = describedBy(state);
  if (!described.ok) return described;
  let { plant } = described.value;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const operation = operate({ ...described.value, plant });
    if (!operation.ok) return operation;
    const { destinations } = operation.value;
    const high = destinations.highUse > 0 ? highUse / destinations.highUse : 1;
    const low = destinations.lowUse > 0 ? lowUse / destinations.lowUse : 1;
    if (Math.abs(high - 1) + Math.abs(low - 1) < SAME_HEAT) return operation;
    plant = {
      ...plant,
      high: { ...plant.high, use: si('massFlow', plant.high.use * high) },
      low: plant.low && { ...plant.low, use: si('massFlow', plant.low.use * low) },
    };
  }
  return refuse(
    'Con estas medidas la planta no llega a dar a los usuarios el calor que toman hoy.',
  );
}

export function solveState(state: CalculatorState): Result<Solution> {
  const operation = solveOperation(state);
  return operation.ok ? accept(withMarginalCosts(operation.value)) : operation;
}

export function withMarginalCosts(operation: Operation): Solution {
  const { plant, prices, balance } = operation;
  const cost = (header: 'high' | 'low') => {
    const found = marginalCost(plant, prices, header, balance);
    return found.ok ? found.value : null;
  };
  return { ...operation, marginal: { high: cost('high'), low: cost('low') } };
}
