import type { CalculatorState } from '../calculator.ts';
import { calculator as pipeLoss } from '../calculators/perdidas-tuberia.ts';
import { formatEntered, formatNumber, withUnit } from '../format.ts';
import { millions } from '../money.ts';
import { usedPower } from '../plant/destinations.ts';
import type { Operation } from '../plant/model.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import type { DimensionOf, Unit } from '../units.ts';
import { answerIn, ask } from './cells.ts';

export const STEAM_FIGURES = [
  'perdido-anual',
  'metro-desnudo',
  'llega-al-proceso',
  'desague-anual',
  'chimenea-anual',
] as const;
export type SteamFigure = (typeof STEAM_FIGURES)[number];

/** One figure for each place on the way of the steam through a plant; a page asks by name. */
export function steamWay(state: CalculatorState, operation: Operation) {
  const { balance, destinations, year } = operation;
  const costOf = (power: number) => (power / balance.fuel) * year.fuelCost;
  const process = usedPower(destinations) / balance.fuel;
  return {
    'perdido-anual': colones((1 - process) * year.fuelCost),
    'metro-desnudo': withUnit(formatNumber(costOf(bareMetre(state, operation)), 2), '₡'),
    'llega-al-proceso': withUnit(formatNumber(100 * process, 2), '%'),
    'desague-anual': colones(costOf(destinations.notReturned + destinations.blowdown)),
    'chimenea-anual': colones(costOf(destinations.stack)),
  } satisfies Record<SteamFigure, string>;
}

/** The conditions under which they hold. */
export function steamConditions({ values }: CalculatorState, { year }: Operation) {
  const shown = <U extends Unit>(key: string, unit: U) =>
    withUnit(formatEntered(valueIn((values[key] ?? 0) as Quantity<DimensionOf<U>>, unit)), unit);
  return {
    steam: shown('highUse', 'kg/h'),
    pressure: shown('boilerPressure', 'barg'),
    hours: shown('hours', 'h'),
    price: shown('pricePerVolume', '₡/L'),
    fuel: colones(year.fuelCost),
  };
}

const colones = (sum: number) => millions(sum, 'millones');

/** The fuel, in watts, for a metre of bare pipe that carries the plant's steam in still air at 25 °C. */
function bareMetre({ values, choices }: CalculatorState, { plant }: Operation): number {
  const pressure = si('pressure', values.boilerPressure ?? Number.NaN);
  const lost = ask(
    pipeLoss,
    { pressure, air: of(25, '°C') },
    { site: choices.site ?? '', size: 'dn-100' },
  );
  return answerIn(lost, 'bare', 'W/m') / plant.boiler.efficiency;
}
