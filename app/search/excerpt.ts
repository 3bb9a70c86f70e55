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

/** So much of a text as fits, around the place where most of the words stand. */
export function excerptOf(text: string, stems: readonly string[], length = 180): string {
  if (text.length <= length) return text;
  const places = placesOf(text, stems).map(({ at }) => at);
  const countFrom = (from: number) =>
    places.filter((at) => at >= from && at < from + length / 2).length;
  const best = places.reduce(
    (most, at) => (countFrom(at) > countFrom(most) ? at : most),
    places[0] ?? 0,
  );
  // A few words before it, from the beginning of one.
  const from = Math.min(best - length / 4, text.length - length);
  const start = best < length / 3 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const shown = text.slice(start, end);
  return `${start > 0 ? '…' : ''}${end < text.length ? `${shown.replace(/[.,;:]$/, '')}…` : shown}`;
}
