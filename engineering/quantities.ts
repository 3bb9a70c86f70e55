import { type Dimension, type DimensionOf, type Unit, unitFactor, unitOffset } from './units.ts';

declare const dimension: unique symbol;

/**
 * A number in SI that remembers its dimension in the type only. A bare number, or a pressure where
 * a temperature belongs, does not compile; at run time it costs nothing.
 */
export type Quantity<D extends Dimension> = number & { readonly [dimension]: D };

/** A value read in a unit: `of(7, 'barg')` is a `Quantity<'gaugePressure'>`. */
export function of<U extends Unit>(value: number, unit: U): Quantity<DimensionOf<U>> {
  return ((value + unitOffset(unit)) * unitFactor(unit)) as Quantity<DimensionOf<U>>;
}

/** The number to show in a unit of the same dimension. */
export function valueIn<U extends Unit>(quantity: Quantity<DimensionOf<U>>, unit: U): number {
  return quantity / unitFactor(unit) - unitOffset(unit);
}

/** The result of arithmetic inside a formula, already in SI, named by its dimension. */
export function si<D extends Dimension>(_dimension: D, value: number): Quantity<D> {
  return value as Quantity<D>;
}

export function absolute(
  gauge: Quantity<'gaugePressure'>,
  site: Quantity<'pressure'>,
): Quantity<'pressure'> {
  return si('pressure', gauge + site);
}

export function gauge(
  pressure: Quantity<'pressure'>,
  site: Quantity<'pressure'>,
): Quantity<'gaugePressure'> {
  return si('gaugePressure', pressure - site);
}

/** Colones only become dollars, and back, at a rate that the user has written. */
export function toDollars(
  amount: Quantity<'colones'>,
  rate: Quantity<'exchangeRate'>,
): Quantity<'dollars'> {
  return si('dollars', amount / rate);
}

export function toColones(
  amount: Quantity<'dollars'>,
  rate: Quantity<'exchangeRate'>,
): Quantity<'colones'> {
  return si('colones', amount * rate);
}
