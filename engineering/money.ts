import { formatDecimals, formatNumber, withUnit } from './format.ts';

/** Whole millions; one decimal only where a single digit would say too little. */
export function inMillions(colones: number): string {
  return formatDecimals(colones / 1e6, Math.abs(colones) < 9.95e6 ? 1 : 0);
}

/** Colones by the million: a plant's year has nine digits that nobody reads. */
export function millions(colones: number, word = 'M'): string {
  return Math.abs(colones) < 1e6
    ? withUnit(formatNumber(colones, 3), '₡')
    : `${withUnit(inMillions(colones), '₡')}\u00a0${word}`;
}
