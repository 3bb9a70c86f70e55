import { saturatedSteamLimit } from '../formulas/flange-rating.ts';
import { valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';

/**
 * Columns of selection tables that the engine fills: from the figures of other columns, each in the
 * unit that its name says, the figure of a row.
 */
export const COLUMNS = {
  /** Class of B16.5, group 1.1 → barg. */
  'limite-vapor-saturado': (pressureClass: number) =>
    valueIn(solved(saturatedSteamLimit(pressureClass)), 'barg'),
} as const satisfies Record<string, (...figures: number[]) => number>;

export type ColumnName = keyof typeof COLUMNS;
