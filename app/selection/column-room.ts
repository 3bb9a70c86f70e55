import type { CSSProperties } from 'react';
import type { SelectionColumn, SelectionTable } from '../content.server/schema/selection.ts';
import { decidingColumns } from './match.ts';
import { cellText } from './words.ts';

/** What a table of a tablet and of a laptop have for their columns, in pixels. */
const rooms = [650, 1040] as const;
const gap = 24;
const letter = 8;
const actionWidth = 64;

/**
 * From which window on a column is shown at first: 0 on every one, 1 from a tablet on, 2 from a laptop on,
 * 3 on a wide one. Those that decide come first, then figures, computed ones before the others, then words;
 * of a series, first what stands beside what is read.
 */
export function columnLevels(
  table: SelectionTable,
  columns: readonly SelectionColumn[],
  own: readonly SelectionColumn[],
): Map<SelectionColumn, number> {
  const deciding = decidingColumns(table, own);
  const rank = ({ computed, unit }: SelectionColumn) => (computed ? 0 : unit ? 1 : 2);
  const read = own.find(({ at }) => at !== undefined)?.at;
  const away = ({ at = 1e9 }: SelectionColumn) => (read === undefined ? 0 : Math.abs(at - read));
  const others = columns
    .filter((column) => !deciding.includes(column))
    .sort((a, b) => rank(a) - rank(b) || away(a) - away(b));
  const levels = new Map<SelectionColumn, number>(deciding.map((column) => [column, 0]));
  let taken = longestOf(table, table.columns[0]) * letter + gap + actionWidth;
  for (const column of deciding) taken += widthOf(table, column);
  for (const column of others) {
    taken += widthOf(table, column);
    levels.set(column, 1 + rooms.filter((room) => taken > room).length);
  }
  return levels;
}

/** Words may break at their spaces, once or twice; figures and their names as in rows-table.module.css. */
function widthOf(table: SelectionTable, column: SelectionColumn): number {
  if (column.unit) return 68 + gap;
  const longest = longestOf(table, column);
  return (isLong(table, column) ? Math.max(108, (longest / 2) * letter) : 70) + gap;
}

/** Words of more than one line. */
export function isLong(table: SelectionTable, column: SelectionColumn): boolean {
  return longestOf(table, column) > 12;
}

/** A few words have one line where there is room: «Diésel, GLP, búnker». */
export function roomOf(table: SelectionTable, column: SelectionColumn) {
  const letters = longestOf(table, column);
  return letters > 12 && letters <= 20 ? ({ '--letters': letters } as CSSProperties) : undefined;
}

function longestOf({ columns, rows }: SelectionTable, column: SelectionColumn | undefined): number {
  const place = column ? columns.indexOf(column) : 0;
  return Math.max(...rows.map((row) => cellText(row[place]).replaceAll('\u2060', '').length));
}
