import { type Quantity, valueIn } from './quantities.ts';
import { type DimensionOf, type Unit, unitSymbol } from './units.ts';

/** Groups thousands and sets units apart; in the site's typeface it is as narrow as a thin space. */
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Written before their number: ₡ 620, Kv 25. */
export const PREFIXED: ReadonlySet<Unit> = new Set<Unit>(['₡', 'US$', 'Kv', 'Kvs', 'Cv']);

function localise(plain: string): string {
  const [whole = '', decimals] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)] ?? '');
  return (exponent < 0 ? '⁻' : '') + digits.join('');
}

/** A half that its binary writes a little too low (8,01325) is a half. */
function size(value: number): number {
  return Math.abs(value) * (1 + 1e-12);
}

/** A number as Costa Rica writes it, to so many significant figures: `25 000`, `0,0415`; nothing has none: `0`. */
export function formatNumber(value: number, significant = 4): string {
  if (!Number.isFinite(value)) return '—';
  if (value === 0) return '0';
  const sign = value < 0 ? MINUS : '';
  const [mantissa = '0', power = '0'] = size(value)
    .toExponential(significant - 1)
    .split('e');
  const exponent = Number(power);
  if (exponent < -6 || exponent > 14) {
    return `${sign}${mantissa.replace('.', ',')}${NO_BREAK_SPACE}×${NO_BREAK_SPACE}10${superscript(exponent)}`;
  }
  const decimals = Math.max(0, significant - 1 - exponent);
  return sign + localise(Number(`${mantissa}e${power}`).toFixed(Math.min(decimals, 20)));
}

/** To so many decimals, where a column should read evenly: `0,90` over `12,25`. */
export function formatDecimals(value: number, places: number): string {
  if (!Number.isFinite(value)) return '—';
  const rounded = size(value).toFixed(places);
  return (value < 0 && Number(rounded) > 0 ? MINUS : '') + localise(rounded);
}

/**
 * Decimals with which a column reads evenly: as many as give its largest value the wanted figures,
 * one more where its least would lose too many.
 */
export function evenPlaces(values: readonly number[], significant: number): number {
  const sizes = values.filter((value) => value !== 0 && Number.isFinite(value)).map(Math.abs);
  if (sizes.length === 0) return 0;
  const exponent = (size: number) => Math.floor(Math.log10(size));
  const coarse = significant - 1 - exponent(Math.max(...sizes));
  const fine = significant - 2 - exponent(Math.min(...sizes));
  return Math.max(0, coarse, Math.min(fine, coarse + 1));
}

/** The same without trailing zeros, for limits and defaults: `7`, `0,5`, `38,66`. */
export function formatPlain(value: number, significant = 10): string {
  const text = formatNumber(value, significant);
  return text.includes('×') ? text : text.replace(/,(\d*?)0+$/, ',$1').replace(/,$/, '');
}

/**
 * A number that somebody entered, with all its figures; one that a change of unit made long, with
 * four. Never shorter than it was typed: 99 999 must not come back as 100 000.
 */
export function formatEntered(value: number): string {
  const [mantissa = ''] = Number(value.toPrecision(10)).toExponential().split('e');
  const isLong = mantissa.replace(/\D/g, '').length === 10;
  return formatPlain(value, isLong ? 4 : 10);
}

export function withUnit(number: string, unit: Unit): string {
  const symbol = unitSymbol(unit);
  if (symbol === '') return number;
  if (PREFIXED.has(unit)) return `${symbol}${NO_BREAK_SPACE}${number}`;
  // A price has its sign before, as a sum has, and what it is for behind: ₡ 620/L.
  const [sign, per] = symbol.split('/');
  return sign === '₡'
    ? `${sign}${NO_BREAK_SPACE}${number}/${per}`
    : `${number}${NO_BREAK_SPACE}${symbol}`;
}

export function formatQuantity<U extends Unit>(
  quantity: Quantity<DimensionOf<U>>,
  unit: U,
  significant = 4,
): string {
  return withUnit(formatNumber(valueIn(quantity, unit), significant), unit);
}
