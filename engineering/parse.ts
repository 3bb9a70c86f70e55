import { formatPlain } from './format.ts';
import { of, type Quantity } from './quantities.ts';
import { accept, type Refusal, type Result, refuse } from './result.ts';
import type { DimensionOf, Unit } from './units.ts';

const LARGEST = 1e15;
const SPACES = /[\u0020\u00a0\u2009\u202f]/g;
const HAS_SPACE = /\s/;
const GROUPED_BY_SPACES = /^\d{1,3}(?:[\u0020\u00a0\u2009\u202f]\d{3})+(?=$|[.,])/;

const NOT_A_NUMBER = refuse('Escriba solo un número: 1\u00a0234,5.');
const BROKEN_GROUPS = refuse('Revise los separadores de miles: 1\u00a0234,5.');

/** Keeps the separators honest: `1.23.456` or `12 34` is a mistake, not a number. */
function joinGroups(text: string, separator: string): string | undefined {
  const groups = text.split(separator);
  const [first = '', ...rest] = groups;
  const sound = /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
  return sound ? groups.join('') : undefined;
}

/** A number that could be a thousand times another; the visitor says which of the two is meant. */
export interface Question extends Refusal {
  readonly readings: readonly [thousands: number, decimal: number];
}

function ask(whole: string, decimals: string, sign: 1 | -1): Question {
  const thousands = sign * Number(whole + decimals);
  const decimal = sign * Number(`${whole}.${decimals}`);
  const shortest = formatPlain(decimal);
  // Three decimals would be asked about again; a fourth makes them plain.
  const clear = Number(decimals) % 10 === 0 ? shortest : `${shortest}0`;
  const question = `¿${formatPlain(thousands)} o ${shortest}?`;
  const minus = sign < 0 ? '-' : '';
  const advice = `Escriba ${minus}${whole}${decimals} o ${clear}.`;
  return { ...refuse(`${question} ${advice}`), readings: [thousands, decimal] };
}

/** Turns separators into one decimal point; the last of two kinds is the decimal one. */
function normalise(text: string): string | Refusal {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) {
    const [decimal, thousands] = comma > dot ? [',', '.'] : ['.', ','];
    const at = Math.max(comma, dot);
    if (text.indexOf(decimal) !== at) return BROKEN_GROUPS;
    const whole = joinGroups(text.slice(0, at), thousands);
    return whole === undefined ? BROKEN_GROUPS : `${whole}.${text.slice(at + 1)}`;
  }
  const separator = comma >= 0 ? ',' : '.';
  const pieces = text.split(separator).length - 1;
  if (pieces > 1) return joinGroups(text, separator) ?? BROKEN_GROUPS;
  return text.replace(separator, '.');
}

const AMBIGUOUS = /^([1-9]\d{0,2})[.,](\d{3})$/;

/**
 * Reads what a person types: `1 234,5`, `1.234,5`, `1,234.5`, `1234.5`. One separator before exactly
 * three digits could mean thousands or decimals and is asked about, whichever of the two it is:
 * a wrong guess is a silent error of a thousand.
 */
export function parseNumber(typed: string): Result<number> | Question {
  const trimmed = typed.trim();
  if (trimmed === '') return refuse('Escriba un número.');
  const negative = /^[-\u2212]/.test(trimmed);
  let text = trimmed.replace(/^[-+\u2212]\s*/, '');
  if (HAS_SPACE.test(text)) {
    if (!GROUPED_BY_SPACES.test(text)) return NOT_A_NUMBER;
    const joined = text.replace(SPACES, '');
    // Spaces already group the thousands, so a separator left over can only be the decimal one.
    text = joined.replace('.', ',');
  }
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return NOT_A_NUMBER;
  const [, whole, decimals] = AMBIGUOUS.exec(text) ?? [];
  if (whole && decimals) return ask(whole, decimals, negative ? -1 : 1);
  const plain = normalise(text);
  if (typeof plain !== 'string') return plain;
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return NOT_A_NUMBER;
  const value = Number(plain);
  if (!(value < LARGEST)) return refuse('El número es demasiado grande para este cálculo.');
  return accept(negative ? -value : value);
}

export function parseQuantity<U extends Unit>(
  typed: string,
  unit: U,
): Result<Quantity<DimensionOf<U>>> | Question {
  const number = parseNumber(typed);
  return number.ok ? accept(of(number.value, unit)) : number;
}
