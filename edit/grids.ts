/** Tables of figures to choose by: the maker's figures and where they come from, changed as a whole. */
import { isDeepStrictEqual } from 'node:util';
import { commit, Refused, readSource } from './desk.ts';
import { type Path, placeName, placeNamed } from './marks.ts';
import { readNumber } from './numbers.ts';
import { cleanText } from './texts.ts';
import { words } from './words.ts';
import { partAt, valueAt, withList, withValue } from './yaml-source.ts';

type Cell = string | number | null;
type Column = { name: string; unit?: string; at?: number; source?: string; computed?: object };
type Table = { caption: string; columns: Column[]; rows: Cell[][] };

/** `source` is empty while the figures of a column are invented. */
type GridColumn = { name: string; isNumber: boolean; source: string };
export type Grid = { place: string; title: string; columns: GridColumn[]; rows: string[][] };
export type ChangedGrid = { place: string; seen: string[][]; rows: string[][]; sources: string[] };

const tablesPath: Path = ['selection', 'tables'];

export function gridsIn(file: string, whole: unknown): Grid[] {
  const tables = (partAt(whole, tablesPath) ?? []) as Table[];
  return tables.map((table, index) => ({
    place: placeName({ file, path: [...tablesPath, index] }),
    title: table.caption,
    columns: gridColumns(table),
    rows: shown(table.rows),
  }));
}

const gridColumns = (table: Table) =>
  written(table).map(({ name, unit, at, source = '' }) => ({
    name: [name, at, unit === '1' ? '' : unit].filter((part) => part ?? '').join(' · '),
    isNumber: unit !== undefined,
    source,
  }));

/** Those of the engine are computed, and nobody writes them. */
const written = ({ columns }: Table) => columns.filter(({ computed }) => !computed);

const shown = (rows: Cell[][]) =>
  rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? words.number.shown(cell) : (cell ?? ''))),
  );

export async function setGrid({ place: name, seen, rows, sources }: ChangedGrid): Promise<void> {
  const { file, path } = placeNamed(name);
  const source = readSource(file);
  const table = valueAt(source, path) as Table;
  if (!isDeepStrictEqual(shown(table.rows), seen)) throw new Refused(words.conflict);
  const columns = written(table);
  let next = withRows(source, [...path, 'rows'], cellsOf(rows, table, gridColumns(table)));
  for (const [index, column] of columns.entries()) {
    const cited = cleanText(sources[index] ?? '');
    if (cited === (column.source ?? '')) continue;
    const at = [...path, 'columns', table.columns.indexOf(column)];
    next = withValue(next, [...at, 'source'], cited || undefined);
    next = withValue(next, [...at, 'sample'], cited === '');
  }
  await commit({ title: words.titles.table, files: { [`${file}.yaml`]: next }, at: path });
}

/** As many rows as there are, then cell by cell: what did not change stays as it was written. */
function withRows(source: string, path: Path, cells: Cell[][]): string {
  let next = source;
  const count = () => (valueAt(next, path) as unknown[]).length;
  while (count() > Math.max(1, cells.length)) next = withList(next, path, count() - 1, 'remove');
  while (count() < cells.length) next = withList(next, path, count() - 1, 'duplicate');
  for (const [row, line] of cells.entries()) {
    for (const [column, cell] of line.entries()) {
      next = withValue(next, [...path, row, column], cell);
    }
  }
  return next;
}

/** All that cannot be read at once, each with its place: a whole sheet may have been pasted. */
function cellsOf(rows: string[][], table: Table, columns: GridColumn[]): Cell[][] {
  const refusals: string[] = [];
  const before = shown(table.rows);
  const cellOf = (typed: string, row: number, column: number): Cell => {
    const text = cleanText(typed);
    if (text === '') return null;
    const { name = '', isNumber } = columns[column] ?? {};
    if (!isNumber) return text;
    // What is already in the column was not typed now, and stays what it is.
    const same = before.findIndex((cells) => cells[column] === text);
    if (same >= 0) return table.rows[same]?.[column] ?? null;
    try {
      return readNumber(text);
    } catch (error) {
      refusals.push(`${words.grid.cell(row + 1, name)}: ${(error as Refused).message}`);
      return null;
    }
  };
  const cells = rows.map((row, at) =>
    columns.map((_, column) => cellOf(row[column] ?? '', at, column)),
  );
  if (refusals.length > 0) throw new Refused(words.grid.refused(refusals));
  return cells;
}
