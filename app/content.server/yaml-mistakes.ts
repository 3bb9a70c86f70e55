import { LineCounter, parseDocument } from 'yaml';
import { indentOf, partsOf, quotedLine, writeThis } from './yaml-line.ts';

/** What is wrong with a line of YAML, in the words of whoever wrote it. */
export type Mistake = { line: number; message: string };

type Repair = { line: number; what: string; corrected: string };

/** More than these in one file are the consequence of one nobody has thought of. */
const mostMistakes = 20;

/**
 * The mistakes of a text that YAML cannot read. Each is mended before the next is looked for: what
 * vanishes with it was its consequence, so one mistake makes one message.
 */
export function findMistakes(text: string): Mistake[] {
  const lines = text.split(/\r?\n/);
  const mistakes: Mistake[] = [];
  while (mistakes.length < mostMistakes) {
    const error = firstError(lines);
    if (!error) return mistakes;
    const repairs = repairsAt(lines, error.line);
    // One that leaves nothing else to mend is likelier to be what happened.
    const repair =
      repairs.find((one) => heals(lines, one)) ?? repairs.find((one) => mends(lines, one));
    if (!repair) return [...mistakes, { line: error.line, message: error.message }];
    mistakes.push({
      line: repair.line,
      message: `${repair.what}; ${writeThis(repair.corrected)}`,
    });
    lines[repair.line - 1] = repair.corrected;
    if (repair.corrected.includes('\n')) return mistakes;
  }
  return mistakes;
}

function firstError(lines: readonly string[]): Mistake | undefined {
  const counter = new LineCounter();
  const { errors, warnings } = parseDocument(lines.join('\n'), { lineCounter: counter });
  const [error] = [...errors, ...warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return undefined;
  const line = Math.min(counter.linePos(error.pos[0]).line, lines.length);
  if (error.code === 'DUPLICATE_KEY') {
    const key = partsOf(lines[line - 1] ?? '').key.replace(/: *$/, '');
    return { line, message: `«${key}» está dos veces en el mismo lugar: borre una de las dos` };
  }
  return { line, message: 'esta línea no se entiende: revise su sangría, comillas y dos puntos' };
}

/** Whether all is well up to the mended line, and with it. */
function mends(lines: readonly string[], { line, corrected }: Repair): boolean {
  if (corrected === lines[line - 1]) return false;
  const next = firstError(lines.with(line - 1, corrected));
  return !next || next.line > line;
}

function heals(lines: readonly string[], { line, corrected }: Repair): boolean {
  return corrected !== lines[line - 1] && !firstError(lines.with(line - 1, corrected));
}

/** What may have been meant, the likeliest first. */
function repairsAt(lines: readonly string[], at: number): Repair[] {
  return [
    ...tabs(lines, at),
    ...openQuotes(lines, at),
    ...unquoted(lines, at),
    ...missingSpace(lines, at),
    ...folded(lines, at),
    ...missingDash(lines, at),
    ...indents(lines, at),
    ...indents(lines, at + 1),
    ...deeperBefore(lines, at),
  ];
}

function tabs(lines: readonly string[], at: number): Repair[] {
  const line = lines[at - 1] ?? '';
  if (!/^\s*\t/.test(line)) return [];
  return columnsAround(lines, at).map((column) => ({
    line: at,
    what: 'empieza con un tabulador: la sangría se escribe con espacios',
    corrected: ' '.repeat(column) + line.trimStart(),
  }));
}

/** YAML looks for the closing mark until the end of the file: the line to mend is the one that opens. */
function openQuotes(lines: readonly string[], at: number): Repair[] {
  const what = 'faltan las comillas que cierran el texto';
  return lines.slice(0, at).flatMap((line, index) => {
    const { value } = partsOf(line);
    const isOpen = /^(["'])(?!.*\1)/.test(value) || /^["']$/.test(value);
    return isOpen ? [{ line: index + 1, what, corrected: quotedLine(line) }] : [];
  });
}

function unquoted(lines: readonly string[], at: number): Repair[] {
  const line = lines[at - 1] ?? '';
  const { value } = partsOf(line);
  const what = reasonToQuote(value);
  return what ? [{ line: at, what, corrected: quotedLine(line) }] : [];
}

function reasonToQuote(value: string): string | undefined {
  if (/^["']/.test(value)) return 'hay comillas dentro de un texto entre comillas';
  if (/:( |$)/.test(value)) return 'un texto con dos puntos va entre comillas';
  if (/^[@`%&*!|>{}[\],?-]/.test(value))
    return `un texto que empieza con «${value[0]}» va entre comillas`;
  return undefined;
}

function missingSpace(lines: readonly string[], at: number): Repair[] {
  const line = lines[at - 1] ?? '';
  const repairs: [what: string, corrected: string][] = [
    [
      'falta un espacio después de los dos puntos',
      line.replace(/^(\s*(?:- +)*\w+):(?=\S)/, '$1: '),
    ],
    ['falta un espacio después del guion', line.replace(/^(\s*)-(?=[^\s-])/, '$1- ')],
    [
      'faltan los dos puntos después del nombre del campo',
      line.replace(/^(\s*(?:- +)*[a-z]\w*) +(?=\S)/, '$1: '),
    ],
  ];
  return repairs.map(([what, corrected]) => ({ line: at, what, corrected }));
}

/** A text over several lines in which a colon or «#» would end it. */
function folded(lines: readonly string[], at: number): Repair[] {
  const start = lines.slice(0, at).findLastIndex((line) => partsOf(line).key !== '');
  const line = lines[start] ?? '';
  const [next = '', ...others] = lines.slice(start + 1, at + 1);
  const { lead, key, value } = partsOf(line);
  const isText = [next, ...others].some((part) => /\s#|: /.test(part) && !partsOf(part).key);
  if (!isText || !value || indentOf(next) <= lead.length) return [];
  const what = 'un texto de varias líneas con «#» o dos puntos empieza con «>-»';
  const corrected = `${lead}${key}>-\n${' '.repeat(indentOf(next))}${value}`;
  return [{ line: start + 1, what, corrected }];
}

function missingDash(lines: readonly string[], at: number): Repair[] {
  const line = lines[at - 1] ?? '';
  const lead = ' '.repeat(indentOf(line));
  const isInList = lines.slice(0, at - 1).some((one) => one.startsWith(`${lead}- `));
  const what = 'falta el guion que empieza cada elemento de la lista';
  return isInList ? [{ line: at, what, corrected: `${lead}- ${line.trimStart()}` }] : [];
}

/** The first of several lines was moved: YAML takes the others for the wrong ones. */
function deeperBefore(lines: readonly string[], at: number): Repair[] {
  const column = indentOf(lines[at - 1] ?? '');
  const first = lines.slice(0, at - 1).findLastIndex((line) => line && indentOf(line) < column) + 1;
  return first < at - 1 ? [indented(lines, first + 1, column)] : [];
}

function indents(lines: readonly string[], at: number): Repair[] {
  return columnsAround(lines, at).map((column) => indented(lines, at, column));
}

function indented(lines: readonly string[], at: number, column: number): Repair {
  const line = lines[at - 1] ?? '';
  return {
    line: at,
    what: `la línea empieza en la columna ${indentOf(line) + 1} y debe empezar en la ${column + 1}, como sus vecinas`,
    corrected: ' '.repeat(column) + line.trimStart(),
  };
}

/** Where the lines before begin, the nearest to this one first. */
function columnsAround(lines: readonly string[], at: number): number[] {
  const own = indentOf(lines[at - 1] ?? '');
  const before = lines.slice(0, at - 1).filter((line) => line.trim() && !/^\s*#/.test(line));
  const columns = before.slice(-12).flatMap((line) => {
    const { lead } = partsOf(line);
    return [indentOf(line), lead.length, indentOf(line) + 2];
  });
  return [...new Set(columns)].sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}
