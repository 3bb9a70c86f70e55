/** Messages as files: one JSON each in a folder, whole and on the disk before anyone is told so. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  type Dirent,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type Message, parseMessage } from './message.ts';

interface MessageEntry {
  name: string;
  message: Message;
}

/** `incomplete`: our name, but not a whole message. `foreign`: something else that lies in the folder. */
export interface OddEntry {
  name: string;
  odd: 'incomplete' | 'foreign';
}

export type Entry = MessageEntry | OddEntry;

export interface Store {
  folder: string;
  save(message: Message): Promise<string>;
  /** Newest first; what does not belong in the folder comes last. */
  list(from: number, count: number): Promise<{ total: number; entries: Entry[] }>;
}

const messageName = /^\d{8}T\d{9}Z-[0-9a-f]{32}\.json$/;
/** As write-file-atomic calls a file until it is whole. */
const temporaryName = /^\d{8}T\d{9}Z-[0-9a-f]{32}\.json\.\d+$/;
/** Longer than any write takes, in milliseconds. */
const leftoverAge = 60_000;
const largestMessage = 2 ** 20;

export function createStore(path: string): Store {
  const folder = resolve(path);
  return {
    folder,
    save: (message) => saveMessage(folder, message),
    list: (from, count) => listEntries(folder, from, count),
  };
}

/** Makes the folder and clears what an interrupted write left. Throws if the folder is unusable. */
export function prepareFolder(folder: string): void {
  ensureFolder(folder);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another server may be writing into the same folder right now: its files are not leftovers.
    if (temporaryName.test(name) && Date.now() - statSync(path).mtimeMs > leftoverAge) {
      rmSync(path, { force: true });
    }
  }
}

/** Also before every message: someone may have tidied the folder away. */
function ensureFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made) syncFolder(dirname(made));
}

/** Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

async function saveMessage(folder: string, message: Message): Promise<string> {
  ensureFolder(folder);
  const time = message.receivedAt.replaceAll(/[-:.]/g, '');
  const name = `${time}-${randomBytes(16).toString('hex')}.json`;
  const bytes = Buffer.from(`${JSON.stringify(message, null, 2)}\n`);
  const path = join(folder, name);
  await writeFileAtomic(path, bytes, { mode: 0o600 });
  // A disk that fills up may take part of the bytes without an error.
  if ((await stat(path)).size !== bytes.length) {
    await rm(path, { force: true });
    throw new Error(`${name} was cut short`);
  }
  // A new name is safe only once its folder is on the disk too. Should this fail, the whole file
  // stays: a message kept twice is better than one lost.
  syncFolder(folder);
  return name;
}

async function listEntries(folder: string, from: number, count: number) {
  const found = await readFolder(folder);
  const isOurs = (entry: Dirent) => entry.isFile() && messageName.test(entry.name);
  const ours = found.filter(isOurs).sort((a, b) => (a.name < b.name ? 1 : -1));
  const others = found.filter((entry) => !isOurs(entry));
  const names = [...ours, ...others].slice(from, from + count);
  const entries = await Promise.all(
    names.map((entry) =>
      isOurs(entry) ? readEntry(folder, entry.name) : foreignEntry(entry.name),
    ),
  );
  return { total: found.length, entries };
}

async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter(({ name }) => !name.startsWith('.') && !temporaryName.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function foreignEntry(name: string): OddEntry {
  return { name, odd: 'foreign' };
}

async function readEntry(folder: string, name: string): Promise<Entry> {
  const message = await readMessage(join(folder, name)).catch(() => undefined);
  return message ? { name, message } : { name, odd: 'incomplete' };
}

async function readMessage(path: string): Promise<Message | undefined> {
  const { size } = await stat(path);
  return size > largestMessage ? undefined : parseMessage(await readFile(path, 'utf8'));
}
