/** For servers: a document that a quick build has left for later is made when somebody asks for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentFolder, readDocuments } from '../../app/pages/documents.server.ts';

const publicFolder = join('public', documentFolder);
const underWay = new Map<string, Promise<unknown>>();

/** False when there is no such document. Whoever asks while it is being made waits for the same work. */
export async function makeDocumentFile(name: string): Promise<boolean> {
  if (!Object.hasOwn(readDocuments(), name)) return false;
  if (existsSync(join(publicFolder, name))) return true;
  // In a process of its own: the engine would keep a server from answering anybody else.
  const work =
    underWay.get(name) ??
    once(spawn(process.execPath, ['scripts/make-document.ts', name], { stdio: 'inherit' }), 'exit');
  underWay.set(name, work);
  await work.finally(() => underWay.delete(name));
  return existsSync(join(publicFolder, name));
}

/** Makes a document and puts it into the folder of the site. */
export function documentMaker(root: string): (path: string) => Promise<boolean> {
  return async (path) => {
    const name = basename(path);
    if (path !== `${documentFolder}/${name}` || !(await makeDocumentFile(name))) return false;
    await publishDocument(name, root);
    return true;
  };
}

export async function publishDocument(name: string, root: string): Promise<void> {
  const folder = join(root, documentFolder);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${name}.${process.pid}`);
  await copyFile(join(publicFolder, name), part);
  await rename(part, join(folder, name));
}
