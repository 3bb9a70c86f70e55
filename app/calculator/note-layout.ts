/** What a sheet can hold is measured on the sheet itself; here it is dealt out. All heights are in pixels. */
export type NoteHeights = {
  /** What is left of the sheet for both columns and the check. */
  room: number;
  /** What the higher paper has more of it. */
  more: number;
  /** The figures; the chart and the formulas. */
  columns: readonly [left: number, right: number];
  /** Of each further part, which may stand in either column. */
  parts: readonly number[];
  /** How many rows of figures can move apart. */
  rows: number;
  width: number;
  checks: readonly CheckHeights[];
  /** What says why a tolerance is another one. */
  reasons: Readonly<Record<string, number>>;
  /** What says how many of the values are printed. */
  remainder: number;
};

/** Of a list of values: its head, and of each row how near it is to what is reckoned. */
export type CheckHeights = {
  head: number;
  rows: readonly { height: number; rank: number; reason: string }[];
};

export type NoteLayout = {
  /** Which parts stand under the figures; the others stand under the formulas. */
  under: readonly boolean[];
  /** On the lower paper and on the higher one. */
  papers: readonly [PaperLayout, PaperLayout];
};

type PaperLayout = {
  /** How many rows of each list are printed. */
  checks: readonly number[];
  /** Over and under a figure, beyond the least. */
  air: number;
  /** Of the chart's height to its width. */
  ratio: number;
};

export const plainRatio = 0.5;
/** Its letters are as large as those of a chart so wide on the screen, which on paper are no larger than those around it (print-sheet.css). */
export const letterWidth = 490;
const ratios = { least: 0.3, most: 0.7 };
/** Of the padding over and under a figure. */
const airs = { least: -1.7, most: 3 };

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Both columns about as high, and under them as many values as the sheet has room for; what is then left goes to the columns. */
export function noteLayout(heights: NoteHeights): NoteLayout {
  const { room, more, columns, parts, rows, width, checks, remainder } = heights;
  const ways = parts.reduce<boolean[][]>(
    (all, _) =>
      all.flatMap((way) => [
        [...way, false],
        [...way, true],
      ]),
    [[]],
  );
  const first = (way: boolean[]) => columns[0] + sum(parts.filter((_, part) => way[part]));
  const second = (way: boolean[]) => columns[1] + sum(parts.filter((_, part) => !way[part]));
  const tight = (way: boolean[]) =>
    Math.max(first(way) + 2 * airs.least * rows, second(way) - (plainRatio - ratios.least) * width);
  const height = (way: boolean[]) => Math.max(first(way), second(way));
  const firsts = sum(checks.slice(0, 2).map(({ head, rows: [row] }) => head + (row?.height ?? 0)));
  const least = Math.min(firsts, 200) + remainder;
  const lowest = (by: typeof height) => ways.toSorted((a, b) => by(a) - by(b))[0] ?? [];
  const even = lowest(height);
  const under = room - height(even) < least ? lowest(tight) : even;
  const onPaper = (high: number): PaperLayout => {
    const plain = high - height(under);
    // Rather closer figures and a lower chart than none of these, but not for more of them.
    const printed =
      plain < least
        ? printedOf(heights, Math.max(plain, Math.min(high - tight(under), least)), true)
        : printedOf(heights, plain);
    const free = high - printed.height;
    return {
      checks: printed.counts,
      air: between(airs, (free - first(under)) / (2 * rows || 1)),
      ratio: between(ratios, plainRatio + (free - second(under)) / width),
    };
  };
  return { under, papers: [onPaper(room), onPaper(room + more)] };
}

const between = ({ least, most }: { least: number; most: number }, value: number) =>
  Math.min(Math.max(value, least), most);

/** The first of each list; then the nearest ones of all lists, as far as there is room. */
function printedOf({ checks, reasons, remainder }: NoteHeights, room: number, isTight = false) {
  const counts = checks.map(() => 0);
  const told = new Set<string>();
  let height = remainder;
  const next = (list: number) => checks[list]?.rows[counts[list] ?? 0];
  const take = (list: number) => {
    const row = next(list);
    if (!row) return false;
    const head = counts[list] === 0 ? (checks[list]?.head ?? 0) : 0;
    const needed = head + row.height + (told.has(row.reason) ? 0 : (reasons[row.reason] ?? 0));
    if (height + needed > room) return false;
    counts[list] = (counts[list] ?? 0) + 1;
    told.add(row.reason);
    height += needed;
    return true;
  };
  for (const list of checks.keys()) take(list);
  if (isTight) return { counts, height };
  const ranks = new Set(checks.flatMap(({ rows }) => rows.map(({ rank }) => rank)));
  for (const rank of [...ranks].toSorted((a, b) => a - b)) {
    for (const list of checks.keys()) {
      while (counts[list] && next(list)?.rank === rank && take(list));
    }
  }
  return { counts, height };
}
