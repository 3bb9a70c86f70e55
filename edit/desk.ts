/** Where changes of the content are checked, written whole, and remembered so that they can be taken back. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { checkTogether } from '../app/content.server/check.ts';
import { loadContent } from '../app/content.server/load.ts';
import { type PictureManifest, setPictures } from '../app/content.server/pictures.ts';
import { fieldName, type Problem } from '../app/content.server/problems.ts';
import { describePictures, readManifest } from '../scripts/pictures.ts';
import { capitalised, namesInWords, placeInWords } from './labels.ts';
import type { Path } from './marks.ts';
import { words } from './words.ts';

const contentFolder = 'content';
const deskFolder = '.cache/edit';
const journalFile = join(deskFolder, 'journal.json');
const proposedFolder = join(deskFolder, 'proposed');
/** In steps. What is older can no longer be taken back, and takes no room. */
const longestJournal = 200;

/** Files below content/ with what they become; without bytes, they go. */
export type Files = Record<string, Buffer | string | undefined>;
/** `at` is where in the first of the files it was made. */
export type Change = { title: string; files: Files; pictures?: PictureManifest; at?: Path };
type Step = { title: string; files: { file: string; before?: string; after?: string }[] };
type Journal = { steps: Step[]; done: number };

/** Why a change was not made, in words for whoever made it. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Changes are made one after the other, however many tabs ask. */
let last: Promise<unknown> = Promise.resolve();
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result.catch(() => {});
  return result;
}

export function readSource(file: string): string {
  const path = pathOf(`${file}.yaml`);
  if (!existsSync(path)) throw new Refused(words.unknownPlace);
  return readFileSync(path, 'utf8');
}

export function pathOf(file: string): string {
  const path = normalize(join(contentFolder, file)).replaceAll('\\', '/');
  if (!path.startsWith(`${contentFolder}/`)) throw new Refused(words.unknownPlace);
  return path;
}

/** Checks the whole content as it would be, then writes; refused, nothing is written. */
export async function commit({ title, files, pictures = {}, at }: Change): Promise<void> {
  const changed = Object.entries(files).filter(([file, bytes]) => hashOf(bytes) !== current(file));
  if (changed.length === 0) return;
  const { steps, done } = readJournal();
  await onDisk(changed[0]?.[0], async () => {
    await check(files, pictures, at);
    const step: Step = { title, files: changed.map(([file, bytes]) => kept(file, bytes)) };
    const next = [...steps.slice(0, done), step].slice(-longestJournal);
    await writeOrRestore(Object.fromEntries(changed), { steps: next, done: next.length });
  });
}

export async function undo(): Promise<string> {
  const { steps, done } = readJournal();
  const step = steps[done - 1];
  if (!step) throw new Refused(words.nothingToUndo);
  await goTo(step, 'after', 'before', { steps, done: done - 1 });
  return step.title;
}

export async function redo(): Promise<string> {
  const { steps, done } = readJournal();
  const step = steps[done];
  if (!step) throw new Refused(words.nothingToRedo);
  await goTo(step, 'before', 'after', { steps, done: done + 1 });
  return step.title;
}

/** What the next undo and redo would be about. */
export function history(): { undo: string | null; redo: string | null } {
  const { steps, done } = readJournal();
  return { undo: steps[done - 1]?.title ?? null, redo: steps[done]?.title ?? null };
}

type Side = 'before' | 'after';

async function goTo({ files }: Step, from: Side, to: Side, journal: Journal) {
  const outside = files.find((one) => current(one.file) !== one[from]);
  if (outside) throw new Refused(words.changedOutside(`content/${outside.file}`));
  const next = Object.fromEntries(files.map((one) => [one.file, bytesOf(one[to])]));
  await onDisk(files[0]?.file, () => writeOrRestore(next, journal));
}

async function check(files: Files, pictures: PictureManifest, at?: Path) {
  rmSync(proposedFolder, { recursive: true, force: true });
  const sources = globSync('**/*.yaml', { cwd: contentFolder });
  for (const file of sources) {
    cpSync(join(contentFolder, file), join(proposedFolder, file), { recursive: true });
  }
  for (const [file, bytes] of Object.entries(files)) {
    if (!file.endsWith('.yaml')) continue;
    if (bytes === undefined) rmSync(join(proposedFolder, file));
    else writeFileSync(join(proposedFolder, file), bytes);
  }
  setPictures({ ...(await readManifest()), ...pictures });
  const { content, problems } = loadContent(proposedFolder);
  const all = problems.length > 0 ? problems : checkTogether(content, proposedFolder);
  // Nothing can be wrong with a file that goes.
  const left = all.filter(({ file }) => !(file in files && files[file] === undefined));
  if (left.length > 0) throw new Refused(inWords(left, Object.keys(files)[0], at && fieldName(at)));
}

/** Of what was changed, the sentence alone; of anything else, with its place. */
function inWords(problems: Problem[], own = '', at = ''): string {
  const sentences = problems.map(({ file, field, message }) => {
    if (file !== own) return `content/${file}${field && ` › ${field}`}: ${message}`;
    const isHere = field === '' || (at !== '' && field.startsWith(at));
    return isHere ? message : `${placeInWords(file, field)}: ${message}`;
  });
  return [...new Set(sentences)].map(namesInWords).map(capitalised).join('\n');
}

/** What the disk refuses (full, read-only, open elsewhere) is told in words, with the file that it names. */
async function onDisk(file = '', work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const { code, path = '' } = error as NodeJS.ErrnoException;
    // Empty where Node has no word for it.
    if (code === undefined) throw error;
    // One beside it is written first, and renamed.
    const named = /content\/(.+?)(\.\d+)?$/.exec(path.replaceAll('\\', '/'))?.[1];
    throw new Refused(words.cannotWrite(named ?? file));
  }
}

/** All of the files and the journal, or none: when the disk refuses one, those before it become what they were. */
async function writeOrRestore(files: Files, journal: Journal) {
  const names = Object.keys(files);
  const before = Object.fromEntries(names.map((file) => [file, readWhole(file)]));
  try {
    await write(files);
    await writeJournal(journal);
  } catch (error) {
    const touched = names.filter((file) => current(file) !== hashOf(before[file]));
    await write(Object.fromEntries(touched.map((file) => [file, before[file]])));
    throw error;
  }
}

/**
 * Pictures first, and described: no page may name one that is not known yet. The rest in one go, what
 * goes last: a page that is made in between would miss what another file names.
 */
async function write(files: Files) {
  const texts = Object.keys(files).filter((file) => file.endsWith('.yaml'));
  const pictures = Object.keys(files).filter((file) => file.startsWith('images/'));
  const others = Object.keys(files).filter((file) => ![...texts, ...pictures].includes(file));
  const put = (file: string) => {
    const bytes = files[file];
    if (bytes === undefined) return;
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileAtomic.sync(pathOf(file), bytes);
  };
  for (const file of pictures) put(file);
  if (pictures.length > 0) await describePictures();
  for (const file of [...others, ...texts]) put(file);
  const gone = Object.keys(files).filter((file) => files[file] === undefined);
  for (const file of gone) rmSync(pathOf(file));
  if (gone.some((file) => pictures.includes(file))) await describePictures();
}

function hashOf(bytes: Buffer | string | undefined): string | undefined {
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex');
}

function readWhole(file: string): Buffer | undefined {
  return existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : undefined;
}

function current(file: string): string | undefined {
  return hashOf(readWhole(file));
}

/** Keeps both states of a file, each once. */
function kept(file: string, after: Buffer | string | undefined) {
  const before = readWhole(file);
  mkdirSync(join(deskFolder, 'kept'), { recursive: true });
  const [was, is] = [before, after].map((bytes) => {
    const hash = hashOf(bytes);
    if (hash && bytes !== undefined) writeFileSync(join(deskFolder, 'kept', hash), bytes);
    return hash;
  });
  return { file, ...(was && { before: was }), ...(is && { after: is }) };
}

function bytesOf(hash: string | undefined): Buffer | undefined {
  return hash ? readFileSync(join(deskFolder, 'kept', hash)) : undefined;
}

function readJournal(): Journal {
  if (!existsSync(journalFile)) return { steps: [], done: 0 };
  return JSON.parse(readFileSync(journalFile, 'utf8'));
}

async function writeJournal(journal: Journal) {
  mkdirSync(deskFolder, { recursive: true });
  await writeFileAtomic(journalFile, JSON.stringify(journal, null, 1));
}
