import type { CalculatorState } from '../calculator.ts';
import { checkedState, defaultState } from '../define-calculator.ts';
import type { Quantity } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type Balance, solvePlant } from './balance.ts';
import { closure, type Destinations, whereFuelGoes } from './destinations.ts';
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

/** All but the marginal costs, which take four more solutions. */
export function solveOperation(state: CalculatorState): Result<Operation> {
  const form = checkedState(PLANT_FORM, state);
  if (!form.ok) return form;
  const read = readPlant(form.value.inputs, form.value.choices);
  if (!read.ok) return read;
  const { plant, prices } = read.value;
  const solution = solvePlant(plant);
  if (!solution.ok) return solution;
  const balance = solution.value;
  const destinations = whereFuelGoes(plant, balance);
  if (!(closure(balance, destinations) < CLOSES)) {
    return refuse('El balance no cierra con estos datos; no se muestran cifras que no cuadran.');
  }
  return accept({ ...read.value, balance, destinations, year: yearOf(balance, prices) });
}

export function solveState(state: CalculatorState): Result<Solution> {
  const operation = solveOperation(state);
  if (!operation.ok) return operation;
  const { plant, prices } = operation.value;
  const [high, low] = [marginalCost(plant, prices, 'high'), marginalCost(plant, prices, 'low')];
  return accept({
    ...operation.value,
    marginal: { high: high.ok ? high.value : null, low: low.ok ? low.value : null },
  });
}
