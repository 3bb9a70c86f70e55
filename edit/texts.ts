/** Single values and lists: what may be changed at a place, and the change. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { commit, Refused, readSource } from './desk.ts';
import { listNames } from './labels.ts';
import { type Path, type Place, withoutInvisible } from './marks.ts';
import { bare, changeTexts, partOf, schemaAt } from './places.ts';
import { words } from './words.ts';
import { type ListAction, parsed, partAt, valueAt, withList, withValue } from './yaml-source.ts';

type Level = { list: Path; index: number; count: number; name: string };

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
      const named = list.findLast((key) => typeof key === 'string') ?? file;
      return [{ list, index, count: items.length, name: listNames[named] ?? words.anyItem }];
    })
    .reverse();
}

function limitsOf(schema: z.core.$ZodType): { minLength?: number; maxLength?: number } {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Throws when the value is no longer the one that the visitor of the page saw. */
function expectUnchanged(source: string, path: Path, seen: unknown) {
  if (!isDeepStrictEqual(valueAt(source, path) ?? null, seen ?? null)) {
    throw new Refused(words.conflict);
  }
}

export async function setValue(place: Place, seen: unknown, value: unknown): Promise<void> {
  const source = readSource(place.file);
  expectUnchanged(source, place.path, seen);
  const clean = typeof value === 'string' ? cleanText(value) : (value ?? undefined);
  const next = withNumberOfPhone(withValue(source, place.path, clean), place, seen, clean);
  await commit({ title: words.titles.text, files: { [`${place.file}.yaml`]: next } });
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

export async function changeList(
  { file, path }: Place,
  seen: unknown,
  index: number,
  action: ListAction | 'add',
): Promise<void> {
  const source = readSource(file);
  expectUnchanged(source, path, seen);
  const plain = withList(source, path, index, action === 'add' ? 'duplicate' : action);
  const isNew = action === 'add' || action === 'duplicate';
  const next = isNew ? asNewEntry(plain, { file, path: [...path, index + 1] }, action) : plain;
  await commit({ title: words.titles[action], files: { [`${file}.yaml`]: next } });
}

/** A copy has a name of its own; an added entry says that its texts are still to be written. */
function asNewEntry(source: string, place: Place, action: 'add' | 'duplicate'): string {
  const { file, path } = place;
  let next = source;
  const entry = valueAt(source, path) as { id?: string } | string;
  if (typeof entry === 'object' && typeof entry.id === 'string') {
    const base = action === 'add' ? words.newId : entry.id.replace(/-\d+$/, '');
    const names = source.match(/(?<=\bid: *["']?)[a-z0-9-]+/g) ?? ([] as string[]);
    next = withValue(
      next,
      [...path, 'id'],
      freeName(base, (id) => names.includes(id)),
    );
  }
  if (action !== 'add') return next;
  const schema = schemaAt(place, parsed(source));
  if (!schema) return next;
  changeTexts(schema, entry, (text, within) => {
    const own = schemaAt({ file, path: [...path, ...within] }, parsed(source));
    next = withValue(next, [...path, ...within], own ? placeholderFor(own) : text);
    return text;
  });
  const hasSample = typeof entry === 'object' && partOf(schema, 'sample', entry);
  return hasSample ? withValue(next, [...path, 'sample'], true) : next;
}

export function freeName(base: string, isTaken: (name: string) => boolean): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base}-${n}`;
    if (!isTaken(name)) return name;
  }
}

/** As long as the place asks for, and no longer. */
function placeholderFor(schema: z.core.$ZodType): string {
  const { minLength = 1, maxLength = 2000 } = limitsOf(schema);
  let text: string = words.placeholder;
  while (text.length < minLength) text += `, ${words.placeholder.toLowerCase()}`;
  return text.slice(0, maxLength).trim();
}
