/** Stands in for app/content.server/read.ts where pages are made to be edited: each text says where it is written. */
import { globSync, statSync } from 'node:fs';
import type { Content } from '../app/content.server/load.ts';
import { manifestFile } from '../app/content.server/pictures.ts';
import { forgetContent as forget, readContent as read } from '../app/content.server/read.ts';
import { withMark } from './marks.ts';
import { changeTexts, schemaOf } from './places.ts';

let known: { stamp: string; content: Content } | undefined;

/** Anew when a file has changed; the page and its frame ask one after the other. */
export function readContent(): Content {
  const stamp = stampOfFiles();
  if (known?.stamp !== stamp) {
    forget();
    known = { stamp, content: markContent(read()) };
  }
  return known.content;
}

/** Nothing: whether the files have changed is seen from the files. */
export function forgetContent() {}

function stampOfFiles(): string {
  return [...globSync('content/**/*.yaml').sort(), manifestFile]
    .map((file) => `${file} ${statSync(file, { bigint: true }).mtimeNs}`)
    .join('\n');
}

/** What the search looks through is no text of a page. */
const unmarked = ['search'];

export function markContent({ single, collection }: Content): Content {
  const marked = <Value>(file: string, value: Value): Value => {
    const schema = schemaOf(file);
    if (!schema || unmarked.includes(file)) return value;
    return changeTexts(schema, value, (text, path) => withMark(text, { file, path })) as Value;
  };
  const entries = Object.entries(collection).map(([folder, list]) => [
    folder,
    list.map((entry) => marked(`${folder}/${entry.slug}`, entry)),
  ]);
  const files = Object.entries(single).map(([name, value]) => [name, marked(name, value)]);
  return { single: Object.fromEntries(files), collection: Object.fromEntries(entries) };
}
