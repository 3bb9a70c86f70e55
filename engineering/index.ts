/**
 * Steam and heat as pure functions. Quantities carry their dimension in the type, every result says
 * why it refuses, and every formula is held against published values.
 */
export { pressureAtAltitude, SEA_LEVEL_PRESSURE } from './atmosphere.ts';
export type {
  Calculator,
  CalculatorState,
  Choice,
  Curve,
  Evaluation,
  Input,
  Output,
  Purpose,
} from './calculator.ts';
export { PURPOSES } from './calculator.ts';
export {
  CALCULATORS,
  type CalculatorId,
  isCalculatorId,
  loadCalculator,
} from './calculators/index.ts';
export { defaultState } from './define-calculator.ts';
export { formatNumber, formatQuantity } from './format.ts';
export { stateAtEnthalpy, type WaterState } from './if97/from-enthalpy.ts';
export { saturationPressure, saturationTemperature } from './if97/saturation.ts';
export type { Saturated } from './if97/states.ts';
export {
  liquidAt,
  saturatedAtPressure,
  saturatedAtTemperature,
  steamAt,
  wetSteam,
} from './if97/states.ts';
export { parseNumber, parseQuantity } from './parse.ts';
export { absolute, gauge, of, type Quantity, valueIn } from './quantities.ts';
export type { Refusal, Result } from './result.ts';
export { solved } from './solved.ts';
export { type SteamTableRequest, steamTable, superheatedTable } from './tables/steam-table.ts';
export { type Dimension, type Unit, unitSymbol } from './units.ts';
export { VECTORS } from './vectors/index.ts';
export { isMet, type Vector } from './vectors/vector.ts';
export { workedExample } from './worked-example.ts';
