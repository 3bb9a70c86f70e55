/** What a sheet can hold is measured on the sheet itself; here it is dealt out. All heights are in pixels. */
export type NoteHeights = {
  /** What is left of the sheet for both columns and the check. */
  room: number;
  /** The figures; the chart and the formulas. */
  columns: readonly [left: number, right: number];
  /** Of each further part, which may stand in either column. */
  parts: readonly number[];
  /** How many rows of figures can move apart. */
  rows: number;
  width: number;
  /** Of each list of values: its head, and its rows. */
  checks: readonly (readonly [head: number, ...rows: number[]])[];
  /** What says that not all values are printed. */
  remainder: number;
};

export type NoteLayout = {
  /** Which parts stand under the figures; the others stand under the formulas. */
  under: readonly boolean[];
  /** How many rows of each list are printed. */
  checks: readonly number[];
  /** Over and under a figure, beyond the least. */
  air: number;
  /** Of the chart's height to its width. */
  ratio: number;
};

export const plainRatio = 0.5;
const ratios = { least: 0.3, most: 0.62 };
/** Of the padding over and under a figure. */
const airs = { least: -1.7, most: 1.9 };

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Both columns about as high, and under them as many values as the sheet has room for; what is then left goes to the columns. */
export function noteLayout(heights: NoteHeights): NoteLayout {
  const { room, columns, parts, rows, width, checks, remainder } = heights;
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
  // Of what others have published, and of one's own.
  const firsts = sum(checks.slice(0, 2).map(([head, row = 0]) => head + row));
  const least = Math.min(firsts, 200) + remainder;
  const lowest = (by: typeof height) => ways.toSorted((a, b) => by(a) - by(b))[0] ?? [];
  const even = lowest(height);
  const under = room - height(even) < least ? lowest(tight) : even;
  // Rather closer figures and a lower chart than none of these.
  const given = Math.max(room - height(under), Math.min(room - tight(under), least));
  const printed = printedOf(checks, given, remainder);
  const free = room - printed.height;
  return {
    under,
    checks: printed.counts,
    air: between(airs, (free - first(under)) / (2 * rows || 1)),
    ratio: between(ratios, plainRatio + (free - second(under)) / width),
  };
}

const between = ({ least, most }: { least: number; most: number }, value: number) =>
  Math.min(Math.max(value, least), most);

/** The first of each list; then one list after the other, as far as there is room. */
function printedOf(checks: NoteHeights['checks'], room: number, remainder: number) {
  const all = sum(checks.flat());
  if (all <= room) return { counts: checks.map(([, ...rows]) => rows.length), height: all };
  const counts = checks.map(() => 0);
  let height = remainder;
  const take = (list: number) => {
    const [head = 0, ...rows] = checks[list] ?? [];
    const count = counts[list] ?? 0;
    const needed = (count === 0 ? head : 0) + (rows[count] ?? Number.POSITIVE_INFINITY);
    if (height + needed > room) return false;
    counts[list] = count + 1;
    height += needed;
    return true;
  };
  for (const list of checks.keys()) take(list);
  for (const list of checks.keys()) while (counts[list] && take(list));
  return { counts, height };
}
