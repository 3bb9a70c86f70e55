import { formatDecimals, formatNumber, withUnit } from '../format.ts';
import { millionPlaces } from '../money.ts';
import { EXAMPLE_PLANT, solveOperation } from '../plant/model.ts';
import { measuresAlone } from '../plant/scenarios.ts';
import { solved } from '../solved.ts';
import type { Rows } from './cells.ts';

/** What each measure alone saves in a year of the plant that the tool starts with. */
export function plantMeasures(): Rows {
  const today = solved(solveOperation(EXAMPLE_PLANT));
  const measures = measuresAlone(EXAMPLE_PLANT, today);
  return measures.map(({ measure, saving }) => [
    measure.label,
    withUnit(formatNumber((100 * saving.energy) / today.year.fuelEnergy, 2), '%'),
    formatDecimals(saving.cost / 1e6, millionPlaces(saving.cost)),
  ]);
}
