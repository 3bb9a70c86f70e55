import { calculator as pipeLoss } from '../calculators/perdidas-tuberia.ts';
import { formatNumber, withUnit } from '../format.ts';
import { usedPower } from '../plant/destinations.ts';
import { EXAMPLE_PLANT, solveOperation } from '../plant/model.ts';
import { of, si } from '../quantities.ts';
import { solved } from '../solved.ts';
import { answerIn, ask } from './cells.ts';

const example = () => solved(solveOperation(EXAMPLE_PLANT));

/** What this much heat of the fuel costs that plant in a year. */
function costOf(power: number): number {
  const { year, balance } = example();
  return (power / balance.fuel) * year.fuelCost;
}

const millions = (colones: number) =>
  `${withUnit(formatNumber(colones / 1e6, 3), '₡')}\u00a0millones`;

/** A metre of bare pipe that carries the plant's steam, in still air at 25 °C. */
function bareMetre(): string {
  const { plant } = example();
  const pressure = si('pressure', EXAMPLE_PLANT.values.boilerPressure ?? Number.NaN);
  const site = EXAMPLE_PLANT.choices.site ?? '';
  const lost = ask(pipeLoss, { pressure, air: of(25, '°C') }, { site, size: 'dn-100' });
  const fuel = answerIn(lost, 'bare', 'W/m') / plant.boiler.efficiency;
  return withUnit(formatNumber(costOf(fuel), 2), '₡');
}

/** One figure for each place on the way of the steam, all of the example plant; a page asks by name. */
export const STEAM_WAY = {
  'combustible-anual': () => millions(example().year.fuelCost),
  'metro-desnudo': bareMetre,
  'llega-al-proceso': () => {
    const { balance, destinations } = example();
    return withUnit(formatNumber(100 * (usedPower(destinations) / balance.fuel), 2), '%');
  },
  'desague-anual': () => {
    const { notReturned, blowdown } = example().destinations;
    return millions(costOf(notReturned + blowdown));
  },
  'chimenea-anual': () => millions(costOf(example().destinations.stack)),
} as const satisfies Record<string, () => string>;

export type SteamFigure = keyof typeof STEAM_WAY;
