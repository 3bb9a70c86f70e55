/** Makes the PDF documents: all that are missing, or one of them. */
import { join } from 'node:path';
import sharp from 'sharp';
import writeFileAtomic from 'write-file-atomic';
import type { Content } from '../../app/content.server/load.ts';
import { documentManifest, readDocuments } from '../../app/pages/documents.server.ts';
import { findSources } from '../pictures.ts';
import { type Document, describeDocuments, publicFolder } from './documents.ts';
import { pictureName } from './sheet-contents.ts';
import { type Files, setDocument } from './typst.ts';

/** Those whose content has changed since they were made; `only` one when it is named. */
export async function makeDocuments(
  content: Content,
  onProgress: (done: number, total: number) => void = () => {},
  only?: string,
): Promise<void> {
  const all = await describeDocuments(content);
  const missing = only ? all.filter(({ file }) => file === only) : all;
  const sources = await findSources();
  let next = missing[0] && picturesFor(missing[0], sources);
  for (const [index, document] of missing.entries()) {
    const files = await next;
    // Pictures are encoded by other threads while this one sets the document before.
    const following = missing[index + 1];
    next = following && picturesFor(following, sources);
    await makeDocument(document, files ?? {});
    onProgress(index + 1, missing.length);
  }
}

async function makeDocument({ file, template, data, stamp }: Document, pictures: Files) {
  const json = Buffer.from(settable(JSON.stringify(data)));
  const pdf = await setDocument(template, { ...pictures, 'data.json': json });
  await writeFileAtomic(join(publicFolder, file), Buffer.from(pdf), { fsync: false });
  // Read anew: another process may make documents too.
  const manifest = { ...readDocuments(), [file]: { stamp, bytes: pdf.length } };
  await writeFileAtomic(documentManifest, JSON.stringify(manifest, null, 1), { fsync: false });
}

async function picturesFor(
  { pictures, pictureWidth }: Document,
  sources: Map<string, string>,
): Promise<Files> {
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

/** The typeface has no such letter, but it has its two parts. */
export function settable(text: string): string {
  return text.replaceAll('ṁ', 'ṁ'.normalize('NFD'));
}
