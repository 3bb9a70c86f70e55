import { evenPlaces, formatDecimals } from '../../engineering/format.ts';
import type { DestinationId } from '../../engineering/plant/destinations.ts';
import { isUse } from '../../engineering/plant/destinations.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { valueIn } from '../../engineering/quantities.ts';
import { destinationsOf } from './fuel-destinations.ts';

type IsCounted = (id: DestinationId) => boolean;

/**
 * In kW, % and millions of colones, each figure as the screen has it. The power of what reaches the process is the
 * sum of its rows, as the Sankey tells it; every other sum is rounded by itself.
 */
export function fuelTable(operation: Operation) {
  const rows = destinationsOf(operation);
  const { destinations, year } = operation;
  const columns = [
    rows.map(({ id }) => valueIn(destinations[id], 'kW')),
    rows.map(({ share }) => 100 * share),
    rows.map(({ share }) => (share * year.fuelCost) / 1e6),
  ].map((values, column) => ({ values, places: column === 1 ? 1 : evenPlaces(values, 3) }));
  const told = columns.map(({ values, places }) => values.map((one) => rounded(one, places)));

  const sumsOf = (isCounted: IsCounted) =>
    columns.map(({ values, places }, column) => {
      const isIn = (_: number, row: number) => rows[row] !== undefined && isCounted(rows[row].id);
      const shown = sum((told[column] ?? []).filter(isIn));
      const isWhole = rows.every(({ id }) => isCounted(id));
      const own = column === 0 && !isWhole ? shown : rounded(sum(values.filter(isIn)), places);
      return { own, shown: rounded(shown, places), places };
    });
  const groups: IsCounted[] = [isUse, (id) => !isUse(id), () => true];
  return {
    ids: rows.map(({ id }) => id),
    sumOf: (isCounted: IsCounted) =>
      sumsOf(isCounted).map(({ own, places }) => formatDecimals(own, places)),
    /** Some sum is not what its rows add up to as they are shown. */
    isOff: groups.some((group) => sumsOf(group).some(({ own, shown }) => own !== shown)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const rounded = (value: number, places: number) => Number(value.toFixed(places));
