import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { type Content, loadContent } from '../../app/content.server/load.ts';
import {
  manifestFile,
  type PictureManifest,
  setPictures,
} from '../../app/content.server/pictures.ts';
import type { Problem } from '../../app/content.server/problems.ts';
import { readContent } from '../../app/content.server/read.ts';

/** What becomes of a file: another text, the text it is written with, or nothing. */
type Change = ((text: string) => string) | string | undefined;
export type Changes = Record<string, Change>;

// Unit tests run before a build, when no picture has been made: here every source counts as one.
setPictures(pictureSources());

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A temporary copy of the real content with a few changes. Models are read from the project's own folder. */
export function contentFolder(changes: Changes = {}): string {
  const folder = temporaryFolder();
  copyContent(folder, /images$|\.glb/);
  for (const [file, change] of Object.entries(changes)) apply(join(folder, file), change);
  return folder;
}

function copyContent(folder: string, without: RegExp) {
  cpSync('content', folder, { recursive: true, filter: (path) => !without.test(path) });
}

function apply(path: string, change: Change) {
  if (change === undefined) return rmSync(path);
  if (typeof change === 'string') return writeFileSync(path, change);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The change leaves ${path} as it was`);
  writeFileSync(path, after);
}

type Path = (string | number)[];

/** Gives one field another value; lists count from zero, as in code. */
export function set(path: Path, value: unknown) {
  return (text: string) => {
    const document = parseDocument(text);
    document.setIn(path, document.createNode(value));
    return document.toString({ lineWidth: 0 });
  };
}

export function drop(path: Path) {
  return (text: string) => {
    const document = parseDocument(text);
    if (!document.deleteIn(path)) throw new Error(`There is no ${path.join('.')} to drop`);
    return document.toString({ lineWidth: 0 });
  };
}

/** What each file is found to have wrong by itself. */
export function problemsWith(changes: Changes): Problem[] {
  return loadContent(contentFolder(changes)).problems;
}

/** What one file is found to have wrong; the others are not read, which is many times faster. */
export function problemsIn(file: string, change: (text: string) => string): Problem[] {
  const folder = temporaryFolder();
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  cpSync(join('content', file), path);
  apply(path, change);
  return loadContent(folder).problems.filter((problem) => problem.file === file);
}

export function contentWith(changes: Changes): Content {
  return readContent(contentFolder(changes));
}

export function realContent(): Content {
  return readContent('content');
}

/** A project's folder with nothing but content in it, where this process now works. */
export function workInCopy(): void {
  const [home, folder] = [process.cwd(), temporaryFolder()];
  copyContent(join(folder, 'content'), /images$/);
  mkdirSync(dirname(join(folder, manifestFile)), { recursive: true });
  writeFileSync(join(folder, manifestFile), JSON.stringify(pictureSources()));
  process.chdir(folder);
  onTestFinished(() => process.chdir(home));
}

function pictureSources(): PictureManifest {
  const files = readdirSync('content/images', { recursive: true, encoding: 'utf8' });
  const stems = files
    .filter((file) => extname(file) !== '')
    .map((file) => file.slice(0, -extname(file).length).replaceAll('\\', '/'));
  return Object.fromEntries(
    stems.map((stem) => [
      stem,
      { stem, src: `/pictures/${stem}.svg`, width: 3, height: 2, widths: [] },
    ]),
  );
}
