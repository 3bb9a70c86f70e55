import { formatNumber, withUnit } from './format.ts';

/** Colones by the million: a plant's year has nine digits that nobody reads. */
export function millions(colones: number, word = 'M'): string {
  const figures = Math.abs(colones) >= 1e9 ? 4 : 3;
  return Math.abs(colones) < 1e6
    ? withUnit(formatNumber(colones, 3), '₡')
    : `${withUnit(formatNumber(colones / 1e6, figures), '₡')}\u00a0${word}`;
}
