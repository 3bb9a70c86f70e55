import { plain, stem } from './words.ts';

export type Piece = { text: string; found: boolean; at: number };

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Where the words stand in a text whose stems are looked for. */
function placesOf(text: string, stems: readonly string[]): { at: number; end: number }[] {
  return [...text.matchAll(word)]
    .filter(([written]) => stems.includes(stem(plain(written)) ?? ''))
    .map(({ 0: written, index }) => ({ at: index, end: index + written.length }));
}

/** A text in pieces, with the words that were looked for apart. */
export function markWords(text: string, stems: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { at, end } of placesOf(text, stems)) {
    if (at > done) pieces.push({ text: text.slice(done, at), found: false, at: done });
    pieces.push({ text: text.slice(at, end), found: true, at });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false, at: done });
  return pieces;
}

/** Not where an abbreviation ends, as in «EE. UU.». */
const sentenceEnd = /(?<=[.!?])(?<!\b(?:EE|Ing|Sr|Sra)\.)\s+(?=[\p{Lu}\p{N}¿¡«])/u;

/** In characters: four lines of a phone. */
const mostShown = 125;

/** The shortest sentence in which most of the words stand, or the first; a very short one with the next. */
export function excerptOf(text: string, stems: readonly string[]): string {
  const sentences = text.split(sentenceEnd);
  const told = sentences.map((sentence) => wordsFound(sentence, stems));
  const most = Math.max(...told);
  const fitting = sentences.findIndex(
    (sentence, at) => told[at] === most && sentence.length <= mostShown,
  );
  const first = most > 0 && fitting >= 0 ? fitting : told.indexOf(most);
  const [sentence = '', next = ''] = sentences.slice(first);
  const isShort = sentence.length < 40 && `${sentence} ${next}`.length <= mostShown;
  return partOf(isShort ? `${sentence} ${next}`.trim() : sentence, stems);
}

function wordsFound(text: string, stems: readonly string[]): number {
  const places = placesOf(text, stems).map(({ at, end }) => stem(plain(text.slice(at, end))));
  return new Set(places).size;
}

const clauseEnd = /(?<=[,;:)])\s+/;

/** Of a sentence that is too long the clauses from its beginning, or from the one that has the word. */
function partOf(text: string, stems: readonly string[]): string {
  if (text.length <= mostShown) return text;
  const clauses = text.split(clauseEnd);
  const at = clauses.findIndex((clause) => wordsFound(clause, stems) > 0);
  const fits = (from: number, to: number) => clauses.slice(from, to).join(' ').length <= mostShown;
  let from = fits(0, at + 1) ? 0 : at;
  let to = from + 1;
  while (to < clauses.length && fits(from, to + 1)) to += 1;
  while (from > 0 && fits(from - 1, to)) from -= 1;
  const shown = clauses.slice(from, to).join(' ');
  const isLong = shown.length > mostShown;
  const cut = isLong ? shown.slice(0, shown.lastIndexOf(' ', mostShown)) : shown;
  const isWhole = !isLong && to === clauses.length;
  return `${from > 0 ? '… ' : ''}${isWhole ? cut : `${cut.replace(/[,;:]$/, '')}…`}`;
}
