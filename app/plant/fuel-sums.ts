import { evenPlaces, formatDecimals } from '../../engineering/format.ts';
import type { DestinationId } from '../../engineering/plant/destinations.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { valueIn } from '../../engineering/quantities.ts';
import { destinationsOf } from './fuel-destinations.ts';
import { roundedToSum } from './whole-shares.ts';

/** In kW, % and millions of colones, rounded so that each column adds up; with the sum of any of its rows. */
export function fuelTable(operation: Operation) {
  const rows = destinationsOf(operation);
  const { destinations, year } = operation;
  const columns = [
    rows.map(({ id }) => valueIn(destinations[id], 'kW')),
    rows.map(({ share }) => 100 * share),
    rows.map(({ share }) => (share * year.fuelCost) / 1e6),
  ].map((values, column) => {
    const places = column === 1 ? 1 : evenPlaces(values, 3);
    return { places, values: roundedToSum(values, places) };
  });
  const sumOf = (isCounted: (id: DestinationId) => boolean) =>
    columns.map(({ places, values }) => {
      const counted = values.filter((_, row) => rows[row] && isCounted(rows[row].id));
      return formatDecimals(
        counted.reduce((sum, value) => sum + value, 0),
        places,
      );
    });
  return { ids: rows.map(({ id }) => id), sumOf };
}
