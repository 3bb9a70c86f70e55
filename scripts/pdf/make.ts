/** Makes the PDF documents: all that are missing, or one of them. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import writeFileAtomic from 'write-file-atomic';
import type { Content } from '../../app/content.server/load.ts';
import { documentManifest, readDocuments } from '../../app/pages/documents.server.ts';
import { onAllCores } from '../on-all-cores.ts';
import { type Document, describeDocuments } from './documents.ts';

/** For each thread: the engine takes seconds to start, and keeps 3 MB of every document it has set. */
const batchSize = 60;

/** What a thread says about a document that it has made. */
export type Made = { file: string; stamp: string; bytes: number };

/** Those whose content has changed since they were made; `only` one when it is named. */
export async function makeDocuments(
  content: Content,
  onProgress: (done: number, total: number) => void = () => {},
  only?: string,
): Promise<void> {
  const all = await describeDocuments(content);
  const missing = only ? all.filter(({ file }) => file === only) : all;
  let done = 0;
  const record = ({ file, stamp, bytes }: Made) => {
    // Read anew: another process may make documents too.
    const manifest = { ...readDocuments(), [file]: { stamp, bytes } };
    writeFileAtomic.sync(documentManifest, JSON.stringify(manifest, null, 1), { fsync: false });
    onProgress(++done, missing.length);
  };
  await onAllCores(batchesOf(missing), (batch) => makeBatch(batch, record));
}

function batchesOf(documents: Document[]): Document[][] {
  const count = Math.ceil(documents.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    documents.slice(index * batchSize, (index + 1) * batchSize),
  );
}

async function makeBatch(batch: Document[], record: (made: Made) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: batch });
  worker.on('message', record);
  // Rejects with what the thread has thrown.
  await once(worker, 'exit');
}
