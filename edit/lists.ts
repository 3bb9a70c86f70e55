/** Lists: their entries added, doubled, moved and removed. */
import { commit, readSource } from './desk.ts';
import { listName } from './labels.ts';
import type { Path, Place } from './marks.ts';
import { newEntry, placeholderFor } from './new-entry.ts';
import { bare, changeTexts, partOf, schemaAt } from './places.ts';
import { expectUnchanged } from './texts.ts';
import { words } from './words.ts';
import { type ListAction, parsed, valueAt, withList, withValue } from './yaml-source.ts';

export async function changeList(
  { file, path }: Place,
  seen: unknown,
  index: number,
  action: ListAction | 'add',
  kind?: string,
): Promise<void> {
  const source = readSource(file);
  expectUnchanged(source, path, seen);
  let next = source;
  for (const list of [path, ...cellsBeside(source, path)]) {
    next = withList(next, list, index, action === 'add' ? 'duplicate' : action);
    if (action !== 'add' && action !== 'duplicate') continue;
    next = asNewEntry(next, { file, path: [...list, index + 1] }, action);
  }
  const schema = schemaAt({ file, path }, parsed(source));
  if (kind && schema) next = withValue(next, [...path, index + 1], newEntry(schema, kind));
  const title = `${words.titles[action]}: ${listName(file, path).toLowerCase()} ${index + 1}`;
  await commit({ title, files: { [`${file}.yaml`]: next }, at: path });
}

/** A column is its name and a cell of every row: what happens to the one happens to the others. */
function cellsBeside(source: string, path: Path): Path[] {
  if (path.at(-1) !== 'columns') return [];
  const rows = [...path.slice(0, -1), 'rows'];
  const cells = valueAt(source, rows);
  return Array.isArray(cells) ? cells.map((_row, row) => [...rows, row]) : [];
}

/** A copy has a name of its own; an added entry says that its texts are still to be written. */
function asNewEntry(source: string, place: Place, action: 'add' | 'duplicate'): string {
  const { file, path } = place;
  const whole = parsed(source);
  const entry = valueAt(source, path);
  const schema = schemaAt(place, whole);
  if (!schema) return source;
  let next = source;
  const name = partOf(schema, 'id', entry);
  const { id } = Object(entry) as { id?: unknown };
  // One of a closed set of names is not its own, but what it is about.
  if (typeof id === 'string' && name && bare(name)._zod.def.type === 'string') {
    const base = action === 'add' ? words.newId : id.replace(/-\d+$/, '');
    const names = source.match(/(?<=\bid: *["']?)[a-z0-9-]+/g) ?? ([] as string[]);
    next = withValue(
      next,
      [...path, 'id'],
      freeName(base, (one) => names.includes(one)),
    );
  }
  if (action !== 'add') return next;
  changeTexts(schema, entry, (text, within) => {
    const own = schemaAt({ file, path: [...path, ...within] }, whole);
    next = withValue(next, [...path, ...within], own ? placeholderFor(own) : text);
    return text;
  });
  const hasSample = !Array.isArray(entry) && Object(entry) === entry;
  return hasSample && partOf(schema, 'sample', entry)
    ? withValue(next, [...path, 'sample'], true)
    : next;
}

export function freeName(base: string, isTaken: (name: string) => boolean): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base}-${n}`;
    if (!isTaken(name)) return name;
  }
}
