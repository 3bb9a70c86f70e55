import type { Operation } from '../../../engineering/plant/model.ts';
import type { PlantPart } from '../../../engineering/plant/parts.ts';

/** Where a machine stands in the drawing, and on which side its inputs leave it in sight. */
export type Place = {
  x: number;
  y: number;
  width: number;
  height: number;
  side: 'left' | 'right';
};

export type DrawnPart = Exclude<PlantPart, 'prices'>;

export const places: Readonly<Record<DrawnPart, Place>> = {
  boiler: { x: 60, y: 380, width: 200, height: 120, side: 'right' },
  economizer: { x: 40, y: 232, width: 120, height: 70, side: 'right' },
  bare: { x: 360, y: 14, width: 150, height: 64, side: 'right' },
  traps: { x: 660, y: 14, width: 130, height: 64, side: 'left' },
  high: { x: 1060, y: 160, width: 150, height: 70, side: 'left' },
  letDown: { x: 560, y: 146, width: 160, height: 72, side: 'left' },
  low: { x: 830, y: 370, width: 140, height: 70, side: 'left' },
  condensate: { x: 600, y: 600, width: 120, height: 76, side: 'left' },
  deaerator: { x: 400, y: 470, width: 140, height: 70, side: 'right' },
  makeup: { x: 284, y: 664, width: 120, height: 52, side: 'right' },
  blowdown: { x: 100, y: 570, width: 100, height: 60, side: 'right' },
};

/** Order in which one tabs through them: the way of the water. */
export const drawnParts = Object.keys(places) as DrawnPart[];

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
