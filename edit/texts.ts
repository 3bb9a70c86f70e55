/** Single values: what may be changed at a place, and the change. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { commit, Refused, readSource } from './desk.ts';
import { listName, shortened } from './labels.ts';
import { type Path, type Place, withoutInvisible } from './marks.ts';
import { kindsIn, limitsOf } from './new-entry.ts';
import { readNumber } from './numbers.ts';
import { bare, schemaAt } from './places.ts';
import { words } from './words.ts';
import { parsed, partAt, valueAt, withValue } from './yaml-source.ts';

/** `kinds` are what may be added there besides another one of the same. */
type Level = { list: Path; index: number; count: number; name: string; kinds: string[] };

/** The value as it is written, and the lists that it stands in, the innermost first. */
export function readPlace(place: Place) {
  const whole = parsed(readSource(place.file));
  const value = partAt(whole, place.path);
  if (value === undefined) throw new Refused(words.unknownPlace);
  const schema = schemaAt(place, whole);
  const { maxLength } = schema ? limitsOf(schema) : {};
  return { value, most: maxLength ?? null, levels: levelsOf(place, whole) };
}

function levelsOf({ file, path }: Place, whole: unknown): Level[] {
  return path
    .flatMap((index, depth): Level[] => {
      const list = path.slice(0, depth);
      const items = partAt(whole, list);
      const schema = schemaAt({ file, path: list }, whole);
      // A cell belongs to its column: rows are what is added and moved.
      const isCell = typeof list.at(-1) === 'number';
      if (typeof index !== 'number' || !Array.isArray(items) || !schema || isCell) return [];
      if (bare(schema)._zod.def.type !== 'array') return [];
      // The cells of a computed table are written nowhere, and could not follow their column.
      if (list.at(-1) === 'columns' && !partAt(whole, [...list.slice(0, -1), 'rows'])) return [];
      const name = listName(file, list);
      return [{ list, index, count: items.length, name, kinds: kindsIn(schema) }];
    })
    .reverse();
}

/** Throws when the value is no longer the one that the visitor of the page saw. */
export function expectUnchanged(source: string, path: Path, seen: unknown) {
  if (!isDeepStrictEqual(valueAt(source, path) ?? null, seen ?? null)) {
    throw new Refused(words.conflict);
  }
}

/** Tells what is written now: a number is typed as a text. */
export async function setValue(place: Place, seen: unknown, value: unknown) {
  const source = readSource(place.file);
  expectUnchanged(source, place.path, seen);
  const clean =
    typeof value === 'string' ? asWritten(place, source, cleanText(value)) : (value ?? undefined);
  const next = withNumberOfPhone(withValue(source, place.path, clean), place, seen, clean);
  const files = { [`${place.file}.yaml`]: next };
  const title =
    typeof clean === 'string' ? words.titles.text(shortened(clean)) : words.titles.field;
  await commit({ title, files, at: place.path });
  return { value: clean ?? null };
}

function asWritten(place: Place, source: string, text: string): string | number {
  const schema = schemaAt(place, parsed(source));
  if (!schema || bare(schema)._zod.def.type !== 'number') return text;
  return readNumber(text, (number) => z.safeParse(schema, number).success);
}

/** Paragraphs are separate texts here: a line break in one of them would be lost in the page. */
export function cleanText(text: string): string {
  return withoutInvisible(text).replaceAll(/\s+/g, ' ').trim();
}

/** What is read and what is dialled are one number; who changes the first means both. */
function withNumberOfPhone(source: string, { path }: Place, seen: unknown, value: unknown) {
  const number = [...path.slice(0, -1), 'number'];
  // Eight digits are a number of Costa Rica, written as one says it there.
  const dialled = (label: unknown) =>
    String(label)
      .replaceAll(/\D/g, '')
      .replace(/^(?=\d{8}$)/, '506')
      .replace(/^/, '+');
  if (path.at(-1) !== 'label' || valueAt(source, number) !== dialled(seen)) return source;
  return withValue(source, number, dialled(value));
}
