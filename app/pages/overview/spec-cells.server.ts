import { formatPlain } from '../../../engineering/format.ts';
import { keepText } from '../../../engineering/keep-texts.ts';
import type { Content } from '../../content.server/load.ts';
import type {
  SelectionCell,
  SelectionColumn,
  SelectionTable,
} from '../../content.server/schema/selection.ts';
import { inSentence } from '../../selection/words.ts';
import type { CatalogueItem } from '../catalogue/schema.ts';

/** What a row of the comparison says of one page, and of what exactly. */
type SpecCell = {
  value: string;
  name?: string | undefined;
  note?: string | undefined;
  sample: boolean;
};
type SpecCells = Record<string, SpecCell>;

type Row = Content['single']['overviews']['rows'][number];
type Item = Pick<CatalogueItem, 'finder' | 'selection'>;

/** The rows that a page fills, by their ids: from its own tables, so that nothing is written twice. */
export function specCells({ finder, selection }: Item, rows: readonly Row[]): SpecCells {
  const cells = rows.flatMap((row) => {
    const written = finder?.values.find((one) => one.row === row.id);
    const told = cellFrom(selection?.tables ?? [], row);
    const { value = told?.value, note } = written ?? { note: told?.note };
    const sample = (written?.value === undefined && told?.sample) || written?.sample;
    const cell = { value, name: written?.name, note, sample: sample ?? false };
    return isFilled(cell) ? [[row.id, cell] as const] : [];
  });
  return Object.fromEntries(cells);
}

const isFilled = (cell: Omit<SpecCell, 'value'> & { value: unknown }): cell is SpecCell =>
  cell.value !== undefined;

/** The two or three rows that decide, as a card shows them. */
export function decidingFigures(item: Item, rows: readonly Row[]) {
  return figuresOfRows(item, rows, item.finder?.card);
}

const mostInHero = 4;

/** What a page opens with: rows of its tables, then its key figures. */
export function heroFigures(item: Item & Pick<CatalogueItem, 'keyFigures'>, rows: readonly Row[]) {
  const fromRows = figuresOfRows(item, rows, item.finder?.hero ?? []).map(
    ({ name: label, value, sample }) => {
      const [, figure = value, unit] = /^(.+)\u00a0(\D\S*)$/.exec(value) ?? [];
      return { value: figure, unit, label, sample };
    },
  );
  const others = item.keyFigures.map((figure) => ({ ...figure, sample: false }));
  return [...fromRows, ...others].slice(0, mostInHero);
}

function figuresOfRows(item: Item, rows: readonly Row[], wanted: readonly string[] | undefined) {
  const cells = specCells(item, rows);
  const ids = wanted ?? Object.keys(cells).slice(0, 3);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const cell = cells[id];
    if (!row || !cell) return [];
    const name = cell.name ?? nameOf(row.label, cell.note);
    return [{ id, name, value: cell.value, sample: cell.sample }];
  });
}

/** What a figure is, and what it holds for: «Capacidad (contrapresión de 1 a 4 barg)», «Calor recuperado». */
function nameOf(label: string, note: string | undefined): string {
  if (!note) return label;
  if (note.split(' ')[0] === label.split(' ')[0]) return note;
  return `${label} (${inSentence(note).replace(/^a /, 'a\u00a0')})`;
}

function cellFrom(tables: readonly SelectionTable[], { label, columns }: Row) {
  for (const wanted of columns) {
    const ids = [wanted].flat();
    for (const table of tables) {
      const found = table.columns.filter(({ id }) => ids.includes(id));
      const [first] = found;
      if (first) return summary(table, first, found, label);
    }
  }
  return undefined;
}

function summary(
  table: SelectionTable,
  first: SelectionColumn,
  found: SelectionColumn[],
  label: string,
): SpecCell {
  const { name, unit, at } = first;
  // A series is one figure at several points.
  const series = table.columns.filter((column) => at !== undefined && column.at !== undefined);
  const columns = series.length > 0 ? series : found;
  const cells = columns.flatMap((column) =>
    table.rows.map((row) => row[table.columns.indexOf(column)] ?? null),
  );
  const places = first.computed ? 1 : 6;
  const sample = columns.some((column) => column.sample);
  const points = series.flatMap((column) => column.at ?? []);
  if (table.over && points.length > 0) {
    const range = inWords(points, table.over.unit).replace(' a ', '\u00a0a\u00a0');
    const note = `${table.over.name} de ${range}`;
    return { value: inWords(figuresOf(cells), unit, places), note, sample };
  }
  if (!unit) {
    const { value, isNominal } = inTexts(cells);
    if (name.endsWith('(NPS)')) {
      // As all the others are told.
      const sizes = value.replace(/[\d½¾]+/g, (inches) => String(inchesToDn[inches] ?? inches));
      return { value: `DN ${sizes}`, note: name.replace(' (NPS)', ''), sample };
    }
    const isSaid = isNominal && (first === table.columns[0] || name === 'NPS');
    return { value, note: isSaid || name === label ? undefined : name, sample };
  }
  const value = inWords(figuresOf(cells), unit, places);
  // A size is nothing without its name: «DN 25 a 200».
  if (unit === '1' && !name.startsWith(label)) return { value: `${name} ${value}`, sample };
  return { value, note: name === label || found.length > 1 ? undefined : name, sample };
}

function figuresOf(cells: readonly SelectionCell[]): number[] {
  return cells.filter((cell) => typeof cell === 'number');
}

/** «10 a 160 m³/h», «150 y 300», «240 °C». */
function inWords(figures: number[], unit: string | undefined, places = 6): string {
  const sorted = [...new Set(figures)].sort((a, b) => a - b);
  const [least = 0] = sorted;
  const most = sorted.at(-1) ?? 0;
  // Beside thousands no tenths.
  const plain = (figure: number) => formatPlain(Number(figure.toFixed(most < 1000 ? places : 0)));
  const range =
    sorted.length === 1
      ? plain(least)
      : keepText(`${plain(least)} ${sorted.length === 2 ? 'y' : 'a'} ${plain(most)}`);
  return unit && unit !== '1' ? `${range}\u00a0${unit}` : range;
}

const nominalSize = /^DN\s(\d+)(?:\sKvs\s\d+)?(?:\sclase\s\d+)?$/;
/** NPS and DN of the same pipe: ASME B36.10M. */
const inchesToDn: Record<string, number> = {
  '½': 15,
  '¾': 20,
  '1': 25,
  '1½': 40,
  '2': 50,
  '3': 80,
  '4': 100,
  '6': 150,
  '8': 200,
};
/** Sizes are written in order, from the smallest to the largest; other texts are a list. */
const startsWithSize = /^(DN\s|ø\s)?[\d¼½¾]/;
const mostListed = 3;

function inTexts(cells: readonly SelectionCell[]): { value: string; isNominal: boolean } {
  const texts = cells.filter((cell) => typeof cell === 'string');
  const sizes = texts.map((text) => inchesToDn[text] ?? Number(nominalSize.exec(text)?.[1]));
  if (sizes.every(Number.isFinite)) {
    return { value: `DN ${inWords(sizes, undefined)}`, isNominal: true };
  }
  const isOrdered = texts.every((text) => startsWithSize.test(text));
  const distinct = [...new Set(isOrdered ? texts : texts.flatMap((text) => text.split(', ')))];
  const value =
    isOrdered && distinct.length > mostListed
      ? `${distinct[0]} a ${distinct.at(-1)}`.replace(/(?<=.)DN\s/g, '')
      : distinct.join(', ');
  return { value, isNominal: false };
}
