/** What has changed in the content between two moments, in words. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { textsAlong } from '../app/content.server/texts.ts';
import { fileTitle, pathInWords, shortened } from './labels.ts';
import type { Path } from './marks.ts';
import { words } from './words.ts';
import { parsed, valueAt } from './yaml-source.ts';

/** By file: texts whole, of everything else a hash. */
export type Snapshot = Record<string, string>;

/** Of one file; with more it is enough to know how many. */
const mostLines = 4;

export function takeSnapshot(): Snapshot {
  const files = globSync(['content/**/*.*', '.env']).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.sort().map((file) => {
      const bytes = readFileSync(file);
      const isText = file.endsWith('.yaml');
      return [file, isText ? String(bytes) : createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

export function changesBetween(before: Snapshot, now: Snapshot): string[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return files.flatMap((file) => changesOf(file, before[file], now[file]));
}

function changesOf(file: string, before?: string, now?: string): string[] {
  if (before === now) return [];
  const said = words.changes;
  const isPage = /^content\/(products|equipment)\/.*\.yaml$/.test(file);
  if (before === undefined) return [isPage ? said.newPage(labelIn(now)) : said.newFile(file)];
  if (now === undefined) return [isPage ? said.gonePage(labelIn(before)) : said.goneFile(file)];
  if (!file.endsWith('.yaml')) return [said.otherFile(file)];
  const name = file.replace(/^content\/|\.yaml$/g, '');
  const title = fileTitle(name);
  const texts = changedTexts(before, now);
  if (texts.length === 0 || texts.length > mostLines) return [said.many(title, texts.length)];
  return texts.map(([path, text]) => `${title} › ${pathInWords(name, path)}: ${text}`);
}

function labelIn(source = ''): string {
  return String(valueAt(source, ['label']));
}

/** Values that are new, gone or other than they were. */
function changedTexts(before: string, now: string): [Path, string][] {
  const [old, own] = [before, now].map(valuesIn) as [Values, Values];
  const paths = new Map([...old, ...own].map(([name, [path]]) => [name, path]));
  return [...paths].flatMap(([name, path]): [Path, string][] => {
    const [from, to] = [old.get(name)?.[1], own.get(name)?.[1]];
    if (from === to) return [];
    return [[path, to === undefined ? words.changes.gone : `«${shortened(to)}»`]];
  });
}

type Values = Map<string, [Path, string]>;

function valuesIn(source: string): Values {
  // Numbers and switches change as texts do.
  const all = JSON.parse(JSON.stringify(parsed(source)), (_key, value) =>
    typeof value === 'object' ? value : String(value),
  );
  return new Map(textsAlong(all).map(([path, text]) => [path.join('.'), [path, text]]));
}
