import { readFileSync } from 'node:fs';

type Unreadable = { line: number; message: string };

/** A file's text, or why it cannot be read: Windows' Notepad can save it in ways that spoil «ñ» and «á». */
export function readText(path: string): { text: string } | { unreadable: Unreadable } {
  const bytes = readFileSync(path);
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes.subarray(0, 200).includes(0)) {
    return { unreadable: { line: 1, message: saveAgain('como «Unicode» (UTF-16)') } };
  }
  try {
    // It also takes the mark away that Notepad puts first.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const spoiled = spoiledLine(text);
    return spoiled ? { unreadable: spoiled } : { text };
  } catch {
    const lines = new TextDecoder('windows-1252').decode(bytes).split('\n');
    const first = bytes
      .toString('utf8')
      .split('\n')
      .findIndex((line) => line.includes('\ufffd'));
    const shown = lines[first]?.trim() ?? '';
    return { unreadable: { line: first + 1, message: saveAgain('como «ANSI»', shown) } };
  }
}

function saveAgain(how: string, line?: string): string {
  const where = line ? ` y las tildes se perderían, como en:\n      ${line}\n    ` : ': ';
  return `el archivo está guardado ${how}${where}ábralo, elija Guardar como y, en Codificación, «UTF-8»`;
}

/** Text that was already spoiled when it was pasted: «Ã³» for «ó», or a letter that is lost. */
function spoiledLine(text: string): Unreadable | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => /\ufffd|Ã[\u0080-\u00bf]|Â[\u00a1\u00bf]/.test(line));
  if (index < 0) return undefined;
  const line = lines[index]?.trim() ?? '';
  const message = line.includes('\ufffd')
    ? `una letra se perdió («\ufffd»): escríbala de nuevo en\n      ${line}`
    : `las tildes llegaron mal al copiar: escriba la línea así:\n      ${Buffer.from(line, 'latin1')}`;
  return { line: index + 1, message };
}
