import type { computedCell } from '../../engineering/selection/index.ts';
import { nameWith } from '../../engineering/selection/naming.ts';
import type {
  SelectionCell,
  SelectionColumn,
  SelectionTable,
} from '../content.server/schema/selection.ts';
import { type Asked, pointAsked, seriesOf } from './match.ts';

export type Engine = { computedCell: typeof computedCell };

export type Recounted = {
  table: SelectionTable;
  /** The columns that hold for what was typed. */
  own: SelectionColumn[];
  /** Why there are none: what was typed cannot be; and the condition to be mended. */
  refusal?: { ask: string | undefined; reason: string };
  /** False while the engine, whose code comes late, is missing for what was typed. */
  isReady: boolean;
};

type List = { column: SelectionColumn; cells: (SelectionCell | undefined)[] };
type FigureOf = (ask: string) => number | undefined;

/** The table at the figures that were typed: the engine's columns computed again, a series read between its points. */
export function recount(
  table: SelectionTable,
  asked: Asked,
  engine: Engine | undefined,
): Recounted {
  const figureOf: FigureOf = (ask) => {
    const value = asked[table.conditions.findIndex((condition) => condition.ask === ask)];
    return typeof value === 'number' ? value : undefined;
  };
  const atRest = table.columns.map((column, place) => ({
    column,
    cells: table.rows.map((row) => row[place]),
  }));
  const point = pointBetween(table, atRest, pointAsked(table, asked));
  const lists = point ? atRest.toSpliced(point.place, 0, point.list) : atRest;
  const isOwn = ({ column }: List) => column === point?.list.column || isTyped(column, figureOf);
  const asItWas = { table: tableOf(table, atRest), own: [] };
  if (!engine && lists.some((list) => isOwn(list) && list.column.computed)) {
    return { ...asItWas, isReady: false };
  }
  let refused = lists[0];
  try {
    const counted = lists.map((list) => {
      refused = list;
      return engine && isOwn(list) ? computedList(engine, lists, list, figureOf) : list;
    });
    const own = counted.filter((_, place) => isOwn(lists[place] as List));
    return { table: tableOf(table, counted), own: own.map(({ column }) => column), isReady: true };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const ask = refused && typedIn(refused.column, figureOf).at(-1);
    return { ...asItWas, refusal: { ask, reason: error.message }, isReady: true };
  }
}

function tableOf(table: SelectionTable, lists: List[]): SelectionTable {
  // What nobody has asked for yet has no figures.
  const told = lists.filter(
    ({ column, cells }) => !column.computed || cells.some((cell) => cell !== null),
  );
  return {
    ...table,
    columns: told.map(({ column }) => column),
    rows: table.rows.map((_, line) => told.map(({ cells }) => cells[line] ?? null)),
  };
}

function isTyped(column: SelectionColumn, figureOf: FigureOf): boolean {
  return typedIn(column, figureOf).length > 0;
}

/** The conditions that a column is computed from, as far as they were typed. */
function typedIn({ computed }: SelectionColumn, figureOf: FigureOf): string[] {
  return (computed?.from ?? []).flatMap((from) =>
    typeof from === 'object' && figureOf(from.asked) !== undefined ? from.asked : [],
  );
}

function computedList(
  engine: Engine,
  lists: readonly List[],
  { column, cells }: List,
  figureOf: FigureOf,
): List {
  const { computed, pattern } = column;
  if (!computed) return { column, cells };
  const typed = computed.from.filter((from) => typeof from === 'object');
  const read: FigureOf = (ask) => figureOf(ask) ?? typed.find(({ asked }) => asked === ask)?.usual;
  return {
    column: pattern ? { ...column, name: nameWith(pattern, read) } : column,
    cells: cells.map((_, line) => {
      const figures = computed.from.map((from) => {
        if (typeof from === 'number') return from;
        if (typeof from === 'object') return read(from.asked);
        if (from === 'at') return column.at;
        return lists.find((list) => list.column.id === from)?.cells[line];
      });
      return engine.computedCell(computed, figures);
    }),
  };
}

/** Between two points of a series, a column of its own: interpolated, until the engine computes it. */
function pointBetween(
  table: SelectionTable,
  lists: List[],
  asked: number | undefined,
): { place: number; list: List } | undefined {
  const series = seriesOf(table);
  const above = series.find(({ at = 0 }) => asked !== undefined && at >= asked);
  const below = series.findLast(({ at = 0 }) => asked !== undefined && at <= asked);
  if (asked === undefined || !above || !below || above === below) return undefined;
  const [low, high] = [below, above].map((column) => lists.find((list) => list.column === column));
  if (!low || !high) return undefined;
  const [from = 0, to = 0] = [below.at, above.at];
  const share = (asked - from) / (to - from);
  const cells = low.cells.map((least, line) => {
    const most = high.cells[line];
    // With one of them only, the one on the safe side.
    if (typeof least !== 'number' || typeof most !== 'number') {
      return table.over?.take === 'below' ? least : most;
    }
    return Number((least + share * (most - least)).toPrecision(3));
  });
  const column = { ...below, id: `${below.id}-${above.id}`, at: asked };
  return { place: lists.indexOf(high), list: { column, cells } };
}
