import { type Document, LineCounter, parseDocument } from 'yaml';
import { findLostText } from './lost-text.ts';
import { readText } from './read-text.ts';
import { findMistakes, type Mistake } from './yaml-mistakes.ts';

type Yaml = { document: Document.Parsed; lines: LineCounter; source: string };

/** A file as YAML has it, or everything that keeps it from saying what was meant. */
export function readYaml(path: string): Yaml | { mistakes: Mistake[] } {
  const read = readText(path);
  if ('unreadable' in read) return { mistakes: [read.unreadable] };
  const source = read.text;
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
