import type { Properties } from '../if97/regions.ts';
import {
  type Saturated,
  saturatedAtPressure,
  saturatedAtTemperature,
  steamAt,
} from '../if97/states.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';

/** A printed table is read, not scrolled: more lines than this is a slip in the step. */
const MOST_ROWS = 500;

interface Range<D extends 'pressure' | 'temperature'> {
  readonly from: Quantity<D>;
  readonly to: Quantity<D>;
}

export type SteamTableRequest =
  | (Range<'pressure'> & {
      readonly by: 'pressure';
      readonly step: Quantity<'pressureDifference'>;
    })
  | (Range<'temperature'> & {
      readonly by: 'temperature';
      readonly step: Quantity<'temperatureDifference'>;
    });

/** From end to end; the last mark is the end itself, also when the step does not divide the range. */
function marks(from: number, to: number, step: number): Result<readonly number[]> {
  if (!(Number.isFinite(from) && to >= from && step > 0)) {
    return refuse('La tabla va de menor a mayor, con un paso mayor que cero.', 'step');
  }
  const count = Math.floor((to - from) / step + 1e-9);
  if (!(count < MOST_ROWS)) {
    return refuse(`La tabla pasaría de ${MOST_ROWS} líneas; use un paso mayor.`, 'step');
  }
  const found = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  const last = found.at(-1) ?? from;
  return accept(to - last > 1e-9 * step ? [...found, to] : found);
}

function each<T>(
  values: readonly number[],
  row: (value: number) => Result<T>,
): Result<readonly T[]> {
  const rows: T[] = [];
  for (const value of values) {
    const found = row(value);
    if (!found.ok) return found;
    rows.push(found.value);
  }
  return accept(rows);
}

/** Saturated water and steam over a range, by absolute pressure or by temperature. */
export function steamTable(request: SteamTableRequest): Result<readonly Saturated[]> {
  const at = marks(request.from, request.to, request.step);
  if (!at.ok) return at;
  return request.by === 'pressure'
    ? each(at.value, (p) => saturatedAtPressure(si('pressure', p)))
    : each(at.value, (T) => saturatedAtTemperature(si('temperature', T)));
}

export interface SuperheatedRow extends Properties {
  readonly T: Quantity<'temperature'>;
}

/** Superheated steam at one absolute pressure; lines below saturation are left out. */
export function superheatedTable(
  pressure: Quantity<'pressure'>,
  range: Range<'temperature'> & { readonly step: Quantity<'temperatureDifference'> },
): Result<readonly SuperheatedRow[]> {
  const line = saturatedAtPressure(pressure);
  if (!line.ok) return line;
  const at = marks(range.from, range.to, range.step);
  if (!at.ok) return at;
  const hot = at.value.filter((T) => T > line.value.T - of(1e-6, 'ΔK'));
  if (hot.length === 0) {
    return refuse(
      'A esa presión todo el intervalo está por debajo de la saturación; suba las temperaturas.',
      'to',
    );
  }
  return each(hot, (T) => {
    const state = steamAt(pressure, si('temperature', T));
    return state.ok ? accept({ T: si('temperature', T), ...state.value }) : state;
  });
}
