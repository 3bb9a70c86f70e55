import { formatEntered, formatPlain, formatQuantity, withUnit } from './format.ts';
import { type Quantity, valueIn } from './quantities.ts';
import type { DimensionOf, Unit } from './units.ts';

/** Which unit the visitor reads where a formula would speak in `unit`. */
export type Reading = (unit: Unit) => Unit;

/** A sentence with quantities in it, told in the units of whoever reads it. */
export type Sentence = (reading: Reading) => string;

export const AS_WRITTEN: Reading = (unit) => unit;

/** say`El agua hierve a ${mention(T, '°C')}.` */
export function say(
  texts: TemplateStringsArray,
  ...inserts: readonly (Sentence | string)[]
): Sentence {
  return (reading) => String.raw({ raw: texts }, ...inserts.map((part) => tell(part, reading)));
}

export function tell(told: Sentence | string, reading: Reading): string {
  return typeof told === 'string' ? told : told(reading);
}

export function mention<U extends Unit>(
  quantity: Quantity<DimensionOf<U>>,
  unit: U,
  significant = 4,
): Sentence {
  return (reading) => formatQuantity(quantity as Quantity<never>, reading(unit), significant);
}

/** What the visitor entered, with the figures that were entered. */
export function mentionEntered<U extends Unit>(
  quantity: Quantity<DimensionOf<U>>,
  unit: U,
): Sentence {
  return (reading) => {
    const shown = reading(unit);
    return withUnit(formatEntered(valueIn(quantity as Quantity<never>, shown)), shown);
  };
}

/** Without trailing zeros, as one writes a limit; the first of two limits goes without its unit. */
export function mentionPlain<U extends Unit>(
  quantity: Quantity<DimensionOf<U>>,
  unit: U,
  bare = false,
): Sentence {
  return (reading) => {
    const shown = reading(unit);
    const number = formatPlain(valueIn(quantity as Quantity<never>, shown), 5);
    return bare ? number : withUnit(number, shown);
  };
}

/** Who reads a gauge in psig reads absolute pressures and drops in psi; the same with degrees. */
const RELATED_UNITS: Partial<Record<Unit, readonly Unit[]>> = {
  barg: ['bar', 'Δbar'],
  psig: ['psi', 'Δpsi'],
  kPag: ['kPa', 'ΔkPa'],
  '°C': ['ΔK'],
  '°F': ['Δ°F'],
};

/**
 * From pairs of the unit a quantity is written in and the one chosen for it. Goes by unit and not
 * by dimension: feet for a line's length say nothing of the millimetres of its diameter. Earlier
 * pairs win, so that the field a sentence is about can be put first.
 */
export function readingIn(pairs: readonly (readonly [written: Unit, chosen: Unit])[]): Reading {
  const related = pairs.flatMap(([written, chosen]) =>
    (RELATED_UNITS[written] ?? []).map(
      (unit, index) => [unit, RELATED_UNITS[chosen]?.[index] ?? unit] as const,
    ),
  );
  const choices = new Map([...pairs, ...related].toReversed());
  return (unit) => choices.get(unit) ?? unit;
}
