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

/** The sentence in which most of the words stand, or the first; a very short one with the next. */
export function excerptOf(text: string, stems: readonly string[], length = 130): string {
  const sentences = text.split(sentenceEnd);
  const told = sentences.map((sentence) => wordsFound(sentence, stems));
  const first = told.indexOf(Math.max(...told));
  const [sentence = '', next = ''] = sentences.slice(first);
  const isShort = sentence.length < 40 && `${sentence} ${next}`.length <= length;
  return cutAround(isShort ? `${sentence} ${next}`.trim() : sentence, stems, length);
}

function wordsFound(text: string, stems: readonly string[]): number {
  const places = placesOf(text, stems).map(({ at, end }) => stem(plain(text.slice(at, end))));
  return new Set(places).size;
}

/** In characters: so far the first of two short lines goes. */
const inSight = 48;

/** A sentence that is too long, or says it late, around the first of the words, cut between words. */
function cutAround(text: string, stems: readonly string[], length: number): string {
  const at = placesOf(text, stems)[0]?.at ?? 0;
  // Near the end of the sentence there is room for more before it.
  const from = Math.max(0, Math.min(at - inSight / 2, text.length - 1.75 * inSight));
  const start = at < inSight ? 0 : text.indexOf(' ', from) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const shown = text.slice(start, end);
  return `${start > 0 ? '…' : ''}${end < text.length ? `${shown.replace(/[.,;:]$/, '')}…` : shown}`;
}
