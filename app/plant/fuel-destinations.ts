import { DESTINATIONS, type DestinationId, isUse } from '../../engineering/plant/destinations.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { evenKilowatts, evenMillions } from './readings.ts';

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
