/**
 * What `npm start` and `npm run dev` leave for later: all documents, cards and pictures, in a process of its own
 * that takes only the time that nobody else needs. With a folder, they go into that site too.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../app/content.server/read.ts';
import { encodePictures, publishPicture } from './encode-pictures.ts';
import { makeDocuments } from './pdf/make.ts';
import { publishDocument } from './pdf/on-demand.ts';
import { pictureFolder, readManifest } from './pictures.ts';
import { makeSocialCards } from './social-cards.ts';

setPriority(constants.priority.PRIORITY_LOW);
const [site] = process.argv.slice(2);
// Whoever started this may end before it: then there is nobody left to make pictures for.
process.on('disconnect', () => process.exit());

const content = readContent();
await makeDocuments(content);
if (site) await publishDocuments(site);
await makeSocialCards(content);
if (site) await copyCards(site);
await encodePictures(await readManifest());
if (site) await publishAll(site);
process.disconnect?.();

async function publishDocuments(root: string) {
  for (const name of await readdir('public/documents')) {
    if (name.endsWith('.pdf') && existsSync(root)) await publishDocument(name, root);
  }
}

async function copyCards(root: string) {
  await mkdir(join(root, 'social'), { recursive: true });
  for (const file of await readdir('public/social')) {
    await copyFile(join('public/social', file), join(root, 'social', file));
  }
}

async function publishAll(root: string) {
  for (const name of await readdir(pictureFolder)) {
    if (/\.(avif|webp|svg)$/.test(name) && existsSync(root)) await publishPicture(name, root);
  }
}
