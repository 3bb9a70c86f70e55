type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A figure with its unit, or from one to another: `10 → 7 barg`. */
const measured = /^([±+−≈≤≥]?[\d\s]*\d(?:,\d+)?(?:\s→\s[\d\s]*\d(?:,\d+)?)?)\s([^\s\d→]\S*)$/u;

/** The unit that every cell of a column carries, if it is one and the same. */
function sharedUnit(cells: (string | undefined)[]): string | undefined {
  const units = new Set(cells.map((cell) => measured.exec(cell ?? '')?.[2]));
  const [unit] = units;
  return units.size === 1 ? unit : undefined;
}

/**
 * A unit that a whole column shares stands once, in its head, and leaves bare numbers to compare. Who
 * edits a head sees it with the unit, and may write it so.
 */
export function unitsInHeads({ columns, rows }: Table): { columns: string[]; rows: string[][] } {
  const units = columns.map((_, index) => sharedUnit(rows.map((row) => row[index])));
  return {
    columns: columns.map((column, index) => {
      const unit = units[index];
      if (!unit || column.endsWith(`, ${unit}`) || column.startsWith(`${unit} `)) return column;
      // A sign of one or two letters is no line by itself.
      return `${column},${unit.length > 2 ? ' ' : '\u00a0'}${unit}`;
    }),
    rows: rows.map((row) =>
      row.map((cell, index) => (units[index] ? (measured.exec(cell)?.[1] ?? cell) : cell)),
    ),
  };
}
