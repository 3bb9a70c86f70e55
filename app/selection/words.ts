import { formatDecimals, formatPlain } from '../../engineering/format.ts';
import type {
  SelectionCell,
  SelectionColumn,
  SelectionCondition,
  SelectionTable,
} from '../content.server/schema/selection.ts';
import type { SiteFrame } from '../pages/site-frame.server.ts';
import { fill } from '../ui/fill.ts';
import type { Asked, Judged, Reason, Row } from './match.ts';

export type Words = SiteFrame['labels']['selection'];

const noBreak = '\u00a0';

export function withUnit(figure: string, unit: string | undefined): string {
  return unit && unit !== '1' ? `${figure}${noBreak}${unit}` : figure;
}

export function cellText(value: SelectionCell | undefined): string {
  if (value === null || value === undefined) return '—';
  return typeof value === 'number' ? formatPlain(value, 6) : value;
}

/** A name inside of a sentence: «presión de ajuste»; «PMO» and «R-290» stay. */
export function inSentence(name: string): string {
  return name.replace(/^.(?=[a-zá-ú\s])/, (letter) => letter.toLowerCase());
}

const figureSpace = '\u2007';
const commaSpace = '\u2008';

/** The same with as many decimals as the other cells of its column; of a computed one, blanks beyond its significant figures. */
export function evenCellText(
  value: SelectionCell | undefined,
  places = 0,
  significant = Number.POSITIVE_INFINITY,
): string {
  if (typeof value !== 'number') return cellText(value);
  const exponent = Math.floor(Math.log10(Math.abs(value) || 1));
  const known = Math.min(places, Math.max(0, significant - 1 - exponent));
  const blanks = (known === 0 && places > 0 ? commaSpace : '') + figureSpace.repeat(places - known);
  return formatDecimals(value, known) + blanks;
}

/** The decimals that the most exact cell of a column has, for all of them to have as many; none beside computed thousands. */
export function mostPlaces({ computed }: SelectionColumn, cells: (SelectionCell | undefined)[]) {
  if (computed && cells.some((cell) => typeof cell === 'number' && cell >= 1000)) return 0;
  return Math.max(...cells.map((cell) => cellText(cell).split(',')[1]?.length ?? 0));
}

/** Outside of its column, a cell as exact as it stands there, with its unit. */
export function tidyCell({ columns, rows }: SelectionTable, row: Row, column: SelectionColumn) {
  const place = columns.indexOf(column);
  const places = mostPlaces(
    column,
    rows.map((one) => one[place]),
  );
  const told = evenCellText(row[place], places, column.computed?.significant);
  return withUnit(told.trim(), column.unit);
}

/** The name of a column, with the point of the series it stands for. */
export function columnName({ over }: SelectionTable, { name, at }: SelectionColumn): string {
  return at === undefined || !over
    ? name
    : `${name} a${noBreak}${withUnit(formatPlain(at), over.unit)}`;
}

/** The unit in which a condition is asked. */
export function unitOf(table: SelectionTable, { column, fits, unit }: SelectionCondition) {
  if (unit) return unit;
  if (fits === 'over') return table.over?.unit;
  return table.columns.find(({ id, at }) => (column ? id === column : at !== undefined))?.unit;
}

function reasonText(words: Words, table: SelectionTable, reason: Reason): string {
  if (reason.why === 'outside') {
    const limit = withUnit(formatPlain(reason.limit), table.over?.unit);
    return fill(words.outside, { name: table.over?.name ?? '', limit });
  }
  const { column } = reason;
  const name = columnName(table, column);
  const figure = (value: SelectionCell) => withUnit(cellText(value), column.unit);
  if (reason.why === 'without') return fill(words.without, { column: name });
  if (reason.why === 'different') {
    return fill(words.different, { column: name, value: figure(reason.value) });
  }
  return fill(reason.why === 'low' ? words.tooLow : words.tooHigh, {
    column: name,
    asked: figure(reason.asked),
  });
}

/** Why rows do not fit, each reason once, with those that it keeps out and what they reach. */
export function reasonsOf(words: Words, table: SelectionTable, others: Judged['others']) {
  const grouped = new Map<string, Set<string>>();
  for (const { row, reasons } of others) {
    for (const reason of reasons) {
      const told = reasonText(words, table, reason);
      const has = 'asked' in reason ? `${noBreak}(${cellText(reason.value)})` : '';
      grouped.set(told, (grouped.get(told) ?? new Set()).add(cellText(row[0]) + has));
    }
  }
  return [...grouped].map(([told, names]) => ({ told, names: [...names].join(', ') }));
}

/** Where the figures come from, each origin once, with the columns that have it, and if they wait for an entry. */
export function originsOf(words: OriginWords, { columns }: SelectionTable) {
  type Origin = { told: string; names: Set<string>; isSample: boolean; isAsked: boolean };
  const origins = new Map<string, Origin>();
  for (const column of columns) {
    const told = toldOf(words, column);
    if (!told) continue;
    const isAsked = Boolean(
      column.computed?.from.some((from) => typeof from === 'object' && from.usual === undefined),
    );
    const fresh = { told, names: new Set<string>(), isSample: column.sample, isAsked };
    const known = origins.get(told) ?? fresh;
    known.names.add(column.name);
    origins.set(told, known);
  }
  return [...origins.values()].map(({ names, ...origin }) => ({
    ...origin,
    // The names have commas in them: «Fuente, entrada».
    names: [...names].join('; '),
  }));
}

type OriginWords = Pick<Words, 'computed' | 'sampleNote'>;

function toldOf(words: OriginWords, { source, computed, sample }: SelectionColumn) {
  if (sample) return words.sampleNote;
  return computed ? `${words.computed}: ${inSentence(computed.method)}` : source;
}

/** The row as a message to the company: its figures, and what they were chosen for. */
export function describeRow(words: Words, table: SelectionTable, row: Row, asked: Asked): string {
  const figures = table.columns.slice(1).flatMap((column, index) => {
    const value = row[index + 1] ?? null;
    if (value === null) return [];
    return [`${columnName(table, column)}: ${withUnit(cellText(value), column.unit)}`];
  });
  const conditions = describeAsked(words, table, asked);
  return [
    `${words.chosen}: ${cellText(row[0])}`,
    ...figures,
    ...(conditions ? ['', conditions] : []),
  ].join('\n');
}

/** What was asked for, as a message to the company; nothing, where nothing was. */
export function describeAsked(words: Words, table: SelectionTable, asked: Asked): string {
  const conditions = table.conditions.flatMap((condition, index) => {
    const value = asked[index];
    if (value === undefined) return [];
    return [`${condition.ask}: ${withUnit(cellText(value), unitOf(table, condition))}`];
  });
  return conditions.length > 0 ? [`${words.asked}:`, ...conditions].join('\n') : '';
}
