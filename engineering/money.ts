import { formatDecimals, formatNumber, withUnit } from './format.ts';

/** Whole millions; one decimal only where a single digit would say too little. */
export const millionPlaces = (colones: number) => (Math.abs(colones) < 9.95e6 ? 1 : 0);

/** Colones by the million: a plant's year has nine digits that nobody reads. */
export function millions(colones: number, word = 'M'): string {
  return Math.abs(colones) < 1e6
    ? withUnit(formatNumber(colones, 3), '₡')
    : inMillions(colones, millionPlaces(colones), word);
}

export function inMillions(colones: number, places: number, word = 'M'): string {
  return `${withUnit(formatDecimals(colones / 1e6, places), '₡')}\u00a0${word}`;
}
