/** Numbers as the calculators read them: what may be a thousand times another is asked about, not guessed. */
import { parseNumber } from '../engineering/parse.ts';
import { Refused } from './desk.ts';
import { words } from './words.ts';

/** Of two readings, the only one that is possible at its place needs no question. */
export function readNumber(text: string, isPossible = (_number: number) => true): number {
  const read = parseNumber(text);
  if (read.ok) return read.value;
  if (!('readings' in read)) throw new Refused(words.number.none(text));
  const [only, other] = read.readings.filter(isPossible);
  if (only === undefined || other !== undefined) {
    throw new Refused(words.number.two(text, read.reason));
  }
  return only;
}
