import { type Quantity, si } from '../quantities.ts';
import { DESTINATIONS, type DestinationId, type Destinations } from './destinations.ts';
import type { Operation } from './model.ts';

/** Where heat passes on its way from the fuel to where it ends. */
export const PASSAGES = {
  fuel: 'Combustible',
  boiler: 'Calor útil de la caldera',
  process: 'Proceso',
  network: 'Red de vapor',
  condensate: 'Condensado',
  water: 'Agua de caldera',
  added: 'Calor agregado al retorno',
} as const;
export type PassageId = keyof typeof PASSAGES;

export interface FuelFlow {
  readonly from: PassageId;
  readonly to: PassageId | DestinationId;
  readonly power: Quantity<'power'>;
}

const PASSAGE_OF: Readonly<Partial<Record<DestinationId, PassageId>>> = {
  highUse: 'process',
  lowUse: 'process',
  electricity: 'process',
  generator: 'network',
  leaks: 'network',
  bare: 'network',
  headers: 'network',
  surplus: 'network',
  notReturned: 'condensate',
  returnCooling: 'condensate',
  blowdown: 'water',
  vent: 'water',
};

/** The fuel's heat as flows that part and never turn back: what returns is not counted twice. */
export function fuelFlows({ balance, destinations }: Operation): FuelFlow[] {
  const shown = DESTINATIONS.filter((id) => destinations[id] > 0);
  const sums = new Map<PassageId, number>();
  for (const id of shown) {
    const passage = PASSAGE_OF[id];
    if (passage) sums.set(passage, (sums.get(passage) ?? 0) + destinations[id]);
  }
  const inside = [...sums.values()].reduce((sum, value) => sum + value, 0);
  const added = addedHeat(destinations);
  return [
    flow('fuel', 'boiler', inside - added),
    flow('fuel', 'stack', balance.fuel - (inside - added)),
    flow('added', 'boiler', added),
    ...[...sums].map(([passage, power]) => flow('boiler', passage, power)),
    ...shown.flatMap((id) => {
      const passage = PASSAGE_OF[id];
      return passage ? [flow(passage, id, destinations[id])] : [];
    }),
  ].filter(({ power }) => power > 0);
}

/** Condensate said to arrive warmer than it left the users brings heat from elsewhere. */
function addedHeat({ returnCooling }: Destinations): number {
  return Math.max(0, -returnCooling);
}

function flow(from: PassageId, to: FuelFlow['to'], power: number): FuelFlow {
  return { from, to, power: si('power', power) };
}
