/** Signs that stand with a number; a dash is a number that there is none of. */
const figure = /^(?:[\d\s,.±+−≈≤≥<>–\u2060→:/]*\d[\d\s,–\u2060→:/]*|—)$/u;

/** A name says by itself what its row is about; a bare number does not. */
export function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && figure.test(cell);
}

/** For each column, whether it holds nothing but numbers: those are read down, digit under digit. */
export function figureColumns(rows: readonly (readonly string[])[]): boolean[] {
  return (rows[0] ?? []).map((_, index) => rows.every((row) => isFigure(row[index])));
}

/** Letters that stand side by side on a phone, in the small type of a table. */
const phoneLetters = 48;

/** Whether a phone has room for the columns side by side, with cells of two lines at most. */
export function fitsPhone(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): boolean {
  const room = columns.map((column, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const words = [column, ...cells].flatMap((cell) => cell.split(/ /));
    const word = Math.max(...words.map(({ length }) => length));
    return Math.max(word, ...cells.map(({ length }) => length / 2)) + 1;
  });
  return room.reduce((sum, letters) => sum + letters, 0) <= phoneLetters;
}
