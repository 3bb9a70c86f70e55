/** What a table is made of, before it is checked. */
type Typed = { columns: string[]; rows: string[][] };

function isTyped(table: Record<string, unknown>): table is Typed & Record<string, unknown> {
  const isText = (cell: unknown) => typeof cell === 'string';
  const { columns, rows } = table;
  return (
    Array.isArray(columns) &&
    columns.every(isText) &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.every(isText))
  );
}

const measured = /^([±+−≈≤≥]?[\d\s]*\d(?:,\d+)?)\s(\D\S*)$/u;

/** The unit that every cell of a column carries, if it is one and the same. */
function sharedUnit(cells: (string | undefined)[]): string | undefined {
  const units = new Set(cells.map((cell) => measured.exec(cell ?? '')?.[2]));
  const [unit] = units;
  return units.size === 1 ? unit : undefined;
}

/** A unit that a whole column shares stands once, in its head, and leaves bare numbers to compare. */
export function unitsInHeads<T extends Record<string, unknown>>(table: T): T {
  if (!isTyped(table)) return table;
  const { columns, rows } = table;
  const units = columns.map((_, index) => sharedUnit(rows.map((row) => row[index])));
  return {
    ...table,
    columns: columns.map((column, index) => [column, units[index]].filter(Boolean).join(', ')),
    rows: rows.map((row) =>
      row.map((cell, index) => (units[index] ? (measured.exec(cell)?.[1] ?? cell) : cell)),
    ),
  };
}
