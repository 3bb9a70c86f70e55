import type { Operation } from '../../../engineering/plant/model.ts';
import type { DrawnPart } from './layout.ts';
import { wide } from './wide.ts';

/** Order in which one tabs through them: the way of the water. */
export const drawnParts = Object.keys(wide.places) as DrawnPart[];

/** What the plant could have and has not: drawn faintly, so that it can be put in. */
export function absentParts({ plant, destinations }: Operation): ReadonlySet<DrawnPart> {
  const absent: [DrawnPart, boolean][] = [
    ['economizer', plant.boiler.economizer === 0],
    ['letDown', plant.low === null],
    ['low', plant.low === null],
    ['bare', destinations.bare === 0],
    ['traps', destinations.leaks === 0],
  ];
  return new Set(absent.filter(([, isAbsent]) => isAbsent).map(([part]) => part));
}
