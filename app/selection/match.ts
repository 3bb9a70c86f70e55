import type {
  SelectionCell,
  SelectionColumn,
  SelectionCondition,
  SelectionTable,
} from '../content.server/schema/selection.ts';

export type Row = SelectionCell[];
/** What was asked for each condition, in its order; nothing where the visitor does not mind. */
export type Asked = readonly (number | string | undefined)[];

export type Reason =
  | { why: 'low' | 'high'; column: SelectionColumn; value: number; asked: number }
  | { why: 'different'; column: SelectionColumn; value: SelectionCell }
  | { why: 'without'; column: SelectionColumn }
  /** No column of the series is on the safe side of what was asked. */
  | { why: 'outside'; limit: number };

export type Judged = {
  fitting: Row[];
  others: { row: Row; reasons: Reason[] }[];
  /** The column of the series that was compared, when one was needed. */
  readAt: SelectionColumn | undefined;
};

/** The columns of a table that are one figure at several points of `over`. */
export function seriesOf({ columns }: SelectionTable): SelectionColumn[] {
  return columns.filter(({ at }) => at !== undefined).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** The point of the series that was asked for. */
export function pointAsked({ conditions }: SelectionTable, asked: Asked): number | undefined {
  const point = asked.find((_, index) => conditions[index]?.fits === 'over');
  return typeof point === 'number' ? point : undefined;
}

/**
 * Between two points the one on the safe side counts; with nothing asked, the least favourable of all.
 */
function seriesColumn(table: SelectionTable, asked: number | undefined) {
  const series = seriesOf(table);
  const isBelow = table.over?.take === 'below';
  if (asked === undefined) return isBelow ? series[0] : series.at(-1);
  return isBelow
    ? series.findLast(({ at = 0 }) => at <= asked)
    : series.find(({ at = 0 }) => at >= asked);
}

/** What a condition compares: a column computed from what was typed, once there is one; it stands after the other. */
function comparedBy({ columns }: SelectionTable, { column, counted }: Partial<SelectionCondition>) {
  return columns.findLast(({ id }) => id === counted || id === column);
}

/** What all rows have in common is said once, unless it is asked about. */
export function sameInAll(
  { columns, conditions, rows }: SelectionTable,
  own: readonly SelectionColumn[],
): SelectionColumn[] {
  return columns.filter((column, place) => {
    const isAsked = own.includes(column) || conditions.some((one) => one.column === column.id);
    return place > 0 && !isAsked && rows.every((row) => row[place] === rows[0]?.[place]);
  });
}

/** The columns beside the names: what differs, without sizes and kinds that the names tell already. */
export function shownColumns(
  table: SelectionTable,
  own: readonly SelectionColumn[],
): SelectionColumn[] {
  const same = sameInAll(table, own);
  const isMeasure = ({ unit = '1' }: SelectionColumn) => unit !== '1';
  return table.columns
    .slice(1)
    .filter((one) => !same.includes(one) && (isMeasure(one) || !isInNames(table, one)));
}

/** The least of the rows that are left: of what is asked to be at least so much, the smallest. */
export function leastOf(
  table: SelectionTable,
  rows: readonly Row[],
  readAt: SelectionColumn | undefined,
): Row | undefined {
  const { columns, conditions } = table;
  const enough = conditions.filter(({ fits }) => fits === 'at-least');
  const isSeries = enough.some(({ column }) => !column);
  const measure = isSeries
    ? (readAt ?? seriesColumn(table, undefined))
    : comparedBy(table, enough[0] ?? {});
  const place = measure ? columns.indexOf(measure) : -1;
  const sizeOf = (row: Row) => (typeof row[place] === 'number' ? row[place] : Infinity);
  // Equal ones stay in the order of the table, which goes from small to large.
  return rows.toSorted((a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sizeOf(a) - sizeOf(b)))[0];
}

const mostOnPhone = 3;
const longestOnPhone = 12;

/**
 * The columns that decide, in their order: those read at what was typed, those that say so, those asked about, then
 * others. Not what the names of the rows tell already, nor words longer than a column.
 */
export function decidingColumns(
  table: SelectionTable,
  own: readonly SelectionColumn[] = [],
  most = mostOnPhone,
): SelectionColumn[] {
  const figures = shownColumns(table, own).filter((column) => !isInNames(table, column));
  const ids = table.conditions.flatMap(({ column }) => column ?? []);
  const filled = table.columns.filter((_, place) => table.rows.every((row) => row[place] !== null));
  const read = own.length > 0 ? own : [seriesColumn({ ...table, columns: filled }, undefined)];
  const first = [
    ...figures.filter((column) => own.includes(column)),
    ...figures.filter((column) => !own.includes(column) && column.decides),
    ...figures.filter(
      (column) =>
        !own.includes(column) &&
        !column.decides &&
        (ids.includes(column.id) || read.includes(column)),
    ),
  ];
  const others = figures.filter((column) => !first.includes(column) && isShort(table, column));
  // Asked about by its series alone, a table shows more points of it.
  const isSeries = own.length === 0 && first.every(({ at }) => at !== undefined);
  const deciding = [
    ...first,
    ...others.filter(({ at }) => isSeries && at !== undefined),
    ...others.filter(({ at, computed }) => at === undefined && computed),
    ...others.filter(({ at, computed }) => at === undefined && !computed),
  ].slice(0, most);
  return figures.filter((column) => deciding.includes(column));
}

/** «Compuerta DN 50 clase 150». */
function isInNames({ columns, rows }: SelectionTable, column: SelectionColumn): boolean {
  const { name, unit } = column;
  const place = columns.indexOf(column);
  return rows.every((row) => {
    const cell = unit === '1' ? `${name} ${row[place]}` : `${row[place]} ${unit ?? ''}`;
    return spaced(row[0]).includes(spaced(cell.trim()));
  });
}

/** As words compare, whichever spaces are between them. */
const spaced = (words: SelectionCell | undefined) =>
  ` ${words} `.replaceAll('\u00a0', ' ').toLowerCase();

function isShort({ columns, rows }: SelectionTable, column: SelectionColumn): boolean {
  const place = columns.indexOf(column);
  return rows.every((row) => String(row[place] ?? '').length <= longestOnPhone);
}

/** The choices of a column, sizes from the least up; a cell of text may name several, with commas between. */
export function choicesOf({ columns, rows }: SelectionTable, id: string): string[] {
  const place = columns.findIndex((column) => column.id === id);
  const choices = new Set(rows.flatMap((row) => partsOf(row[place])));
  // Words stay as they are written.
  return [...choices].sort((a, b) => Number(a) - Number(b) || 0);
}

function partsOf(cell: SelectionCell | undefined): string[] {
  if (cell === null || cell === undefined) return [];
  return typeof cell === 'string' ? cell.split(', ') : [String(cell)];
}

export function judge(table: SelectionTable, asked: Asked): Judged {
  const point = pointAsked(table, asked);
  const column = seriesColumn(table, point);
  const needsSeries = table.conditions.some(
    ({ fits, column: id }, index) =>
      fits !== 'over' && fits !== 'given' && !id && asked[index] !== undefined,
  );
  const judged: Judged = {
    fitting: [],
    others: [],
    readAt: needsSeries || point !== undefined ? column : undefined,
  };
  for (const row of table.rows) {
    const reasons = table.conditions.flatMap((condition, index) => [
      ...reasonsAgainst(table, row, condition, asked[index], column),
      ...aboveAsked(table, row, condition, asked[index]),
    ]);
    if (reasons.length === 0) judged.fitting.push(row);
    else judged.others.push({ row, reasons });
  }
  return judged;
}

/** A row may also give no less than something: a reducer its lowest pressure. */
function aboveAsked(
  { columns }: SelectionTable,
  row: Row,
  { least }: SelectionCondition,
  asked: number | string | undefined,
): Reason[] {
  const column = columns.find(({ id }) => id === least);
  const value = column && row[columns.indexOf(column)];
  if (!column || typeof value !== 'number' || typeof asked !== 'number') return [];
  return value > asked ? [{ why: 'high', column, value, asked }] : [];
}

function reasonsAgainst(
  table: SelectionTable,
  row: Row,
  condition: SelectionCondition,
  asked: number | string | undefined,
  fromSeries: SelectionColumn | undefined,
): Reason[] {
  const { fits } = condition;
  if (asked === undefined || fits === 'given') return [];
  const column = condition.column ? comparedBy(table, condition) : fromSeries;
  if (!column) {
    const points = seriesOf(table).map(({ at = 0 }) => at);
    // Told once, by the condition that chooses the point.
    if (fits !== 'over') return [];
    const limit = table.over?.take === 'below' ? Math.min(...points) : Math.max(...points);
    return [{ why: 'outside', limit }];
  }
  const value = row[table.columns.indexOf(column)] ?? null;
  if (value === null) return [{ why: 'without', column }];
  if (fits === 'equal') {
    return partsOf(value).includes(String(asked)) ? [] : [{ why: 'different', column, value }];
  }
  if (typeof value !== 'number' || typeof asked !== 'number') return [];
  if (fits === 'at-least' && value < asked) return [{ why: 'low', column, value, asked }];
  if (fits === 'at-most' && value > asked) return [{ why: 'high', column, value, asked }];
  return [];
}
