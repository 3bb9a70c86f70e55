import { evenPlaces, formatDecimals } from '../../engineering/format.ts';
import { DESTINATIONS, type DestinationId, isUse } from '../../engineering/plant/destinations.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { valueIn } from '../../engineering/quantities.ts';
import { evenKilowatts, evenMillions } from './readings.ts';
import { roundedToSum } from './whole-shares.ts';

type Destination = {
  id: DestinationId;
  share: number;
  power: string;
  /** As it is shown. */
  roundedPower: number;
  cost: string;
};

/** Losses by size, then what the process took. */
export function destinationsOf({ balance, destinations, year }: Operation): Destination[] {
  const ids = DESTINATIONS.filter((id) => destinations[id] > 0).toSorted(
    (a, b) => Number(isUse(a)) - Number(isUse(b)) || destinations[b] - destinations[a],
  );
  const shares = ids.map((id) => destinations[id] / balance.fuel);
  const costs = evenMillions(shares.map((share) => share * year.fuelCost));
  const powers = evenKilowatts(ids.map((id) => destinations[id]));
  return ids.map((id, row) => ({
    id,
    share: shares[row] ?? 0,
    ...(powers[row] ?? { power: '', roundedPower: 0 }),
    cost: costs[row] ?? '',
  }));
}

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
