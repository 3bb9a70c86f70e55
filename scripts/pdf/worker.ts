/** The thread that makes a batch of documents, one after the other. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import writeFileAtomic from 'write-file-atomic';
import { markOn } from '../../app/content.server/mark-grounds.ts';
import { findSources } from '../pictures.ts';
import { type Document, publicFolder } from './documents.ts';
import type { Made } from './make.ts';
import { pictureName, settable } from './sheet-contents.ts';
import { type Files, setDocument } from './typst.ts';

const batch: Document[] = workerData;
const sources = await findSources();
const mark = Buffer.from(await markOn('light'));
let next = batch[0] && picturesFor(batch[0]);
for (const [index, { file, template, data, stamp }] of batch.entries()) {
  const pictures = await next;
  const following = batch[index + 1];
  // Encoded by other threads while this one sets the document before.
  next = following && picturesFor(following);
  const json = Buffer.from(settable(JSON.stringify(data)));
  const pdf = await setDocument(template, { ...pictures, 'data.json': json, 'mark.svg': mark });
  await writeFileAtomic(join(publicFolder, file), Buffer.from(pdf), { fsync: false });
  parentPort?.postMessage({ file, stamp, bytes: pdf.length } satisfies Made);
}

async function picturesFor({ pictures, pictureWidth }: Document): Promise<Files> {
  const encoded = pictures.map(async (picture) => {
    const bytes = await sharp(sources.get(picture.stem), { density: 200 })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width: pictureWidth, withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer();
    return [pictureName(picture), bytes] as const;
  });
  return Object.fromEntries(await Promise.all(encoded));
}
