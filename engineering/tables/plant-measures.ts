import { formatDecimals, formatNumber, withUnit } from '../format.ts';
import { millionPlaces } from '../money.ts';
import { EXAMPLE_PLANT, type Operation, solveOperation } from '../plant/model.ts';
import { EMPTY_SCENARIO, measuresAlone, outcomeOf, type Saving } from '../plant/scenarios.ts';
import { solved } from '../solved.ts';
import type { Rows } from './cells.ts';

/** What each measure alone saves in a year of the plant that the tool starts with; last, the first two together. */
export function plantMeasures(): Rows {
  const today = solved(solveOperation(EXAMPLE_PLANT));
  const alone = measuresAlone(EXAMPLE_PLANT, today);
  const told = (label: string, { energy, cost }: Saving) => [
    label,
    withUnit(formatNumber((100 * energy) / today.year.fuelEnergy, 2), '%'),
    formatDecimals(cost / 1e6, millionPlaces(cost)),
  ];
  return [
    ...alone.map(({ measure, saving }) => told(measure.label, saving)),
    told('Las dos primeras, juntas', firstTwoTogether(today, alone)),
  ];
}

/** They share what they save. */
export function firstTwoTogether(
  today: Operation,
  alone: ReturnType<typeof measuresAlone>,
): Saving {
  const measures = alone.slice(0, 2).map(({ measure }) => measure.id);
  return solved(outcomeOf(EXAMPLE_PLANT, today, { ...EMPTY_SCENARIO, measures })).saving;
}
