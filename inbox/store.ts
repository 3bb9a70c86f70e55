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
} from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Message, parseMessage } from './message.ts';

interface MessageEntry {
  name: string;
  message: Message;
}

/** `torn`: our name, but not a whole message. `foreign`: something else that lies in the folder. */
export interface OddEntry {
  name: string;
  odd: 'torn' | 'foreign';
}

export type Entry = MessageEntry | OddEntry;

export interface Store {
  folder: string;
  save(message: Message): Promise<string>;
  /** Newest first; what does not belong in the folder comes last. */
  list(from: number, count: number): Promise<{ total: number; entries: Entry[] }>;
}

const messageName = /^\d{8}T\d{9}Z-[0-9a-f]{32}\.json$/;
const temporaryName = /^\.\d{8}T\d{9}Z-[0-9a-f]{32}\.([1-9]\d*)\.tmp$/;
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
    const writer = temporaryName.exec(name)?.[1];
    // Another server may be writing into the same folder right now: its files are not leftovers.
    if (writer && !isOtherProcess(Number(writer))) rmSync(join(folder, name), { force: true });
  }
}

/** Also before every message: someone may have tidied the folder away. */
function ensureFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!made || process.platform === 'win32') return;
  const parent = openSync(dirname(made), 'r');
  try {
    fsyncSync(parent);
  } finally {
    closeSync(parent);
  }
}

function isOtherProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function saveMessage(folder: string, message: Message): Promise<string> {
  ensureFolder(folder);
  const time = message.receivedAt.replaceAll(/[-:.]/g, '');
  const stem = `${time}-${randomBytes(16).toString('hex')}`;
  await writeWhole(folder, stem, `${JSON.stringify(message, null, 2)}\n`);
  return `${stem}.json`;
}

async function writeWhole(folder: string, stem: string, text: string): Promise<void> {
  const temporary = join(folder, `.${stem}.${process.pid}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, `${stem}.json`));
  } catch (error) {
    // The first error is the one to report; on a full disk removing still works and frees space.
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  // Should this fail, the whole file stays: a message kept twice is better than one lost.
  await syncFolder(folder);
}

/** A new name is safe only once its folder is on the disk too. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
    return entries.filter((entry) => !entry.name.startsWith('.'));
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
  return message ? { name, message } : { name, odd: 'torn' };
}

async function readMessage(path: string): Promise<Message | undefined> {
  const { size } = await stat(path);
  return size > largestMessage ? undefined : parseMessage(await readFile(path, 'utf8'));
}
