import { type Document, LineCounter, parseDocument } from 'yaml';
import { findLostText } from './lost-text.ts';
import { readText } from './read-text.ts';
import { findMistakes, type Mistake } from './yaml-mistakes.ts';

type Yaml = { document: Document.Parsed; lines: LineCounter; source: string };
type Read = Yaml | { mistakes: Mistake[] };

/** The editor checks the whole content at each change of one file: the others are taken apart only once. */
const known = new Map<string, Read>();
const mostKnown = 400;

/** A file as YAML has it, or everything that keeps it from saying what was meant. */
export function readYaml(path: string): Read {
  const read = readText(path);
  if ('unreadable' in read) return { mistakes: [read.unreadable] };
  const before = known.get(read.text);
  if (before) return before;
  const result = takeApart(read.text);
  known.set(read.text, result);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return result;
}

function takeApart(source: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0 || document.warnings.length > 0) {
    return { mistakes: findMistakes(source) };
  }
  const lost = findLostText(document, source);
  if (lost.length > 0) {
    const lineAt = (position: number) => lines.linePos(position).line;
    return {
      mistakes: lost.map(({ position, message }) => ({ line: lineAt(position), message })),
    };
  }
  return { document, lines, source };
}
