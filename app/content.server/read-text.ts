import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

type Unreadable = { line: number; message: string };

/** A file's text, or why it cannot be read: Windows' Notepad can save it in ways that spoil «ñ» and «á». */
export function readText(path: string): { text: string } | { unreadable: Unreadable } {
  // Notepad begins a file with a mark that is no part of it.
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  if (!/[\0\ufffd]|Ã[\u0080-\u00bf]|Â[\u00a1\u00bf]/.test(text)) return { text };
  return { unreadable: explainSpoiled(text, readFileSync(path)) };
}

function explainSpoiled(text: string, bytes: Buffer): Unreadable {
  if (text.includes('\0') || text.startsWith('\ufffd')) {
    return { line: 1, message: saveAgain('como «Unicode» (UTF-16)') };
  }
  const lines = text.split('\n');
  const index = lines.findIndex((line) => /[\ufffdÃÂ]/.test(line));
  const spoiled = lines[index]?.trim() ?? '';
  const problem = (message: string) => ({ line: index + 1, message });
  if (!isUtf8(bytes)) {
    const meant = new TextDecoder('windows-1252').decode(bytes).split('\n')[index]?.trim();
    return problem(saveAgain('como «ANSI»', meant));
  }
  // Spoiled before it was pasted: «Ã³» for «ó», or a letter that is lost.
  return problem(
    spoiled.includes('\ufffd')
      ? `una letra se perdió («\ufffd»): escríbala de nuevo en\n      ${spoiled}`
      : `las tildes llegaron mal al copiar; escriba la línea así:\n      ${Buffer.from(spoiled, 'latin1')}`,
  );
}

function saveAgain(how: string, line?: string): string {
  const where = line ? ` y las tildes se perderían, como en:\n      ${line}\n    ` : ': ';
  return `el archivo está guardado ${how}${where}ábralo, elija Guardar como y, en Codificación, «UTF-8»`;
}
