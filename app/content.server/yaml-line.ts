/** A line of YAML as whoever writes it sees it: what stands before the text, and the text. */
export type LineParts = { lead: string; key: string; value: string };

export function partsOf(line: string): LineParts {
  const [, lead = '', key = '', value = ''] =
    /^(\s*(?:- +)*)((?:[\w-]+|"[^"]*"):(?: +|$))?(.*?)\s*$/.exec(line) ?? [];
  return { lead, key, value };
}

export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The same line with its text in quotation marks, whatever the text holds. */
export function quotedLine(line: string): string {
  const { lead, key, value } = partsOf(line);
  return `${lead}${key}${quoted(withoutQuotes(value))}`;
}

/** The same for an entry of a list, in which what looks like a field is text. */
export function quotedEntry(line: string): string {
  const { lead, key, value } = partsOf(line);
  return `${lead}${quoted(key + value)}`;
}

function quoted(text: string): string {
  if (text.includes('"') && !text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Marks around the whole text were meant to be YAML's own, also when one of them is missing. */
function withoutQuotes(value: string): string {
  const [mark] = value;
  if (mark !== '"' && mark !== "'") return value;
  const inner = value.slice(1, value.length > 1 && value.endsWith(mark) ? -1 : undefined);
  // «"Vapor" puro» has marks of its own.
  return value.endsWith(mark) || !inner.includes(mark) ? inner : value;
}

/** How a message shows the line that mends a mistake. */
export function writeThis(line: string): string {
  return `escriba la línea así:\n      ${line.trim()}`;
}
