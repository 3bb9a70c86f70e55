import { existsSync, readFileSync } from 'node:fs';
import { formatPlain } from '../../engineering/format.ts';
import type { Content } from '../content.server/load.ts';
import { fill } from '../ui/fill.ts';

/** The address of every PDF document begins with it. */
export const documentFolder = '/documents';
/** Its document is the catalogue; no page may have this name. */
export const catalogueName = 'catalogo';

export const documentManifest = '.cache/documents.json';
/** Every document by the name of its file; those that are made have a size. */
export type DocumentManifest = Record<string, { stamp: string; bytes?: number }>;

export function readDocuments(): DocumentManifest {
  return existsSync(documentManifest) ? JSON.parse(readFileSync(documentManifest, 'utf8')) : {};
}

function documentPath(name: string): string {
  return `${documentFolder}/${name}.pdf`;
}

/** The addresses of all documents: one for each equipment and product, and the catalogue. */
export function documentPaths({ collection }: Content): string[] {
  const items = [...collection.equipment, ...collection.products];
  return [...items.map(({ slug }) => slug), catalogueName].map(documentPath);
}

export type DocumentLink = { href: string; text: string };

/** With the size that one is about to fetch; without it while the document is not made yet. */
export function documentLink(words: string, name: string): DocumentLink {
  const bytes = readDocuments()[`${name}.pdf`]?.bytes;
  return {
    href: documentPath(name),
    text: fill(words, { size: bytes ? `, ${sizeInWords(bytes)}` : '' }),
  };
}

export function sizeInWords(bytes: number): string {
  return bytes < 1e6
    ? `${formatPlain(bytes / 1e3, 2)}\u00a0kB`
    : `${formatPlain(bytes / 1e6, 2)}\u00a0MB`;
}
