import { formatDecimals, formatNumber, withUnit } from './format.ts';

/** Colones by the million: a plant's year has nine digits that nobody reads. One decimal below a hundred, none above. */
export function millions(colones: number, word = 'M'): string {
  const million = Math.abs(colones) / 1e6;
  if (million < 1) return withUnit(formatNumber(colones, 3), '₡');
  return inMillions(colones, million < 99.95 ? 1 : 0, word);
}

export function inMillions(colones: number, places: number, word = 'M'): string {
  return `${withUnit(formatDecimals(colones / 1e6, places), '₡')}\u00a0${word}`;
}
