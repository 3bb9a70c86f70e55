/** Which PDF documents there are, what each is made from, and which of them are made already. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Content } from '../../app/content.server/load.ts';
import type { Picture } from '../../app/content.server/pictures.ts';
import { siteUrl } from '../../app/content.server/site-url.ts';
import {
  catalogueName,
  type DocumentManifest,
  documentFolder,
  documentManifest,
  readDocuments,
} from '../../app/pages/documents.server.ts';
import { listPages } from '../../app/pages/registry.server.ts';
import { type ContentDates, lastChange, sourceStems } from '../../app/pages/sitemap.server.ts';
import { fill } from '../../app/ui/fill.ts';
import { contentDates } from '../content-dates.ts';
import { qrCode, sharedContents, sheetContents, sheetPictures } from './sheet-contents.ts';
import { settings, type Template } from './typst.ts';

/** The build copies it into the site. */
export const publicFolder = join('public', documentFolder);

export type Document = {
  file: string;
  template: Template;
  /** What the template sets, by its `data.json`. */
  data: object;
  pictures: Picture[];
  /** Pixels: a page of the catalogue needs fewer than a sheet by itself. */
  pictureWidth: number;
  /** Changes with all that the document is made from. */
  stamp: string;
};

/** Every document, whether it is made or not. */
export function listDocuments(content: Content): Document[] {
  const { documents, company, overviews } = content.single;
  const shared = sharedContents(content);
  const dates = contentDates();
  const parts = (['equipment', 'products'] as const).map((folder) => ({
    title: overviews[folder].label,
    sheets: sheetsOf(content, folder, dates),
  }));
  const sheets = parts
    .flatMap((part) => part.sheets)
    .map((sheet) => {
      const title = `${sheet.label}: ${documents.sheet.toLowerCase()} | ${company.name}`;
      const data = { title, shared, sheet };
      return stamped('sheet', sheet.slug, sheet.pictures, data, [title, shared, sheet.revision]);
    });
  return [...sheets, catalogueOf(content, parts)];
}

type Part = { title: string; sheets: ReturnType<typeof sheetsOf> };

/** Of what is in the menu: a catalogue of a thousand products would be too heavy to open. */
function catalogueOf(content: Content, all: Part[]): Document {
  const { documents, company } = content.single;
  const parts = all.map(({ title, sheets }) => ({
    title,
    sheets: sheets.filter(({ menu }) => menu),
  }));
  const sheets = parts.flatMap((part) => part.sheets);
  const title = `${documents.catalogue} | ${company.name}`;
  const url = new URL('/equipment', siteUrl(content)).href;
  const shared = sharedContents(content);
  const revision = digest([title, shared, url, sheets.map((sheet) => sheet.revision)]);
  const [date = today()] = sheets
    .map((sheet) => sheet.date)
    .sort()
    .reverse();
  const data = {
    ...{ title, shared, url, parts, date },
    edition: editionOf(content, date, revision),
    qr: qrCode(url),
    cover: sheets[0]?.picture,
  };
  const pictures = sheets.flatMap((sheet) => sheet.pictures);
  return stamped('catalogue', catalogueName, pictures, data, revision);
}

function sheetsOf(content: Content, folder: 'equipment' | 'products', dates: ContentDates) {
  const pages = new Map(listPages(content).map((page) => [page.path, page]));
  return content.collection[folder].map((item) => {
    const path = `/${folder}/${item.slug}`;
    const page = pages.get(path);
    const contents = sheetContents(content, item, new URL(path, siteUrl(content)).href);
    const pictures = Object.values(sheetPictures(item)).flatMap((slide) => slide?.src ?? []);
    const date = (page && lastChange(sourceStems(page), dates)) ?? today();
    const revision = digest([contents, pictures]);
    const edition = editionOf(content, date, revision);
    return { ...contents, slug: item.slug, menu: item.menu, pictures, date, revision, edition };
  });
}

/** When it last changed, and a name for exactly what it says. */
function editionOf({ single }: Content, date: string, revision: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  const written = day.toLocaleDateString('es-CR', { dateStyle: 'long', timeZone: 'UTC' });
  return fill(single.documents.edition, { date: written, revision: revision.slice(0, 6) });
}

/** For content whose change has no date in git yet. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Without its date: a document whose content is the same stays as it was made. */
function stamped(
  template: Template,
  name: string,
  pictures: Picture[],
  data: object,
  said: unknown,
): Document {
  const pictureWidth = template === 'sheet' ? 1600 : 1000;
  const stamp = digest([settings(), said, pictureWidth]);
  return { file: `${name}.pdf`, template, data, pictures, pictureWidth, stamp };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Takes away the documents that are no longer what they would be made to be; says which are missing. */
export async function describeDocuments(content: Content): Promise<Document[]> {
  await mkdir(publicFolder, { recursive: true });
  const known = readDocuments();
  const described: DocumentManifest = {};
  const missing: Document[] = [];
  for (const document of listDocuments(content)) {
    const found = known[document.file];
    const isMade =
      found?.stamp === document.stamp &&
      found.bytes &&
      existsSync(join(publicFolder, document.file));
    described[document.file] = isMade ? found : { stamp: document.stamp };
    if (!isMade) missing.push(document);
  }
  for (const file of await readdir(publicFolder)) {
    // One that another process is making now has its stamp already.
    const isCurrent = described[file] && known[file]?.stamp === described[file].stamp;
    if (!isCurrent && file.endsWith('.pdf')) await rm(join(publicFolder, file), { force: true });
  }
  await writeFileAtomic(documentManifest, JSON.stringify(described, null, 1), { fsync: false });
  return missing;
}
