/** Describes the pictures of content/images: address, size, widths, colour. Encodes none of them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import writeFileAtomic from 'write-file-atomic';
import {
  manifestFile,
  type Picture,
  type PictureManifest,
} from '../app/content.server/pictures.ts';
import { olderBrowsersWidth, widestOnPage } from '../app/ui/picture-sizes.ts';
import { onAllCores } from './on-all-cores.ts';

const sourceFolder = 'content/images';
/** Encoded files stay here from one build to the next; the build copies them into the site. */
export const pictureFolder = 'public/pictures';
export const thumbnailWidth = 240;
/** On a phone four thumbnails stand beside each other. */
const smallThumbnailWidth = 160;
const widths = [smallThumbnailWidth, thumbnailWidth, 400, 680, 880, 1200, 1600, 2400, 3200];
export const encodings = {
  avif: { quality: 47, effort: 2, chromaSubsampling: '4:2:0' },
  // Phones show it at more than two dots a pixel, and wait for it.
  phone: { quality: 43, effort: 2, chromaSubsampling: '4:2:0' },
  // In half of the time.
  wide: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  // Four stand in the first screen of a machine, each as wide as a thumb.
  thumbnail: { quality: 40, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
} as const;
/** What a phone's first screen fetches; below it, what screens of density 1 do. */
export const phoneWidth = 880;
/** Part of every name: files made in another way have to have other names. */
const settingsKey = JSON.stringify([encodings, phoneWidth]);

export async function describePictures(): Promise<PictureManifest> {
  await mkdir(pictureFolder, { recursive: true });
  await mkdir(dirname(manifestFile), { recursive: true });
  const known = await readManifest();
  const problems: string[] = [];
  const found: [string, Picture][] = [];
  await onAllCores(await findSources(), async ([stem, file]) => {
    try {
      found.push([stem, await describe(stem, file, known[stem])]);
    } catch (error) {
      problems.push(`  ${file}: no se puede leer como imagen; guárdela de nuevo (${error})`);
    }
  });
  if (problems.length > 0)
    throw new Error(`\nHay imágenes con problemas:\n${problems.join('\n')}\n`);
  const manifest = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  // Whole at any moment: pages are made while it is written.
  await writeFileAtomic(manifestFile, JSON.stringify(manifest, null, 1), { fsync: false });
  await removeStale(manifest);
  return manifest;
}

/** The source of each picture, by its path below content/images without the ending. */
export async function findSources(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const entry of await readdir(sourceFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(svg|png|jpe?g|webp|avif)$/i.test(entry.name)) continue;
    const stem = path.slice(sourceFolder.length + 1, -extname(path).length).replaceAll('\\', '/');
    const other = sources.get(stem);
    if (other) throw new Error(`\n${path} y ${other} llevan el mismo nombre: deje solo una.\n`);
    sources.set(stem, path);
  }
  return sources;
}

async function describe(stem: string, file: string, known?: Picture): Promise<Picture> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(settingsKey).update(bytes).digest('hex').slice(0, 10);
  const src = `/pictures/${stem.replaceAll('/', '-')}.${hash}`;
  if (extname(file).toLowerCase() === '.svg') {
    return { stem, ...(await publishVector(file, bytes, `${src}.svg`)) };
  }
  if (known?.src === src && `${known.widths}` === `${usableWidths(known.width)}`) {
    return { ...known, stem };
  }
  // As it is seen: a telephone stores a picture on its side and says so beside it.
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  const color = isOpaque ? { color: await meanColour(bytes) } : {};
  return { stem, src, width, height, widths: usableWidths(width), ...color };
}

/** The page shows it until the picture has come; behind one that can be seen through it would stay. */
async function meanColour(bytes: Buffer): Promise<string> {
  const mean = await sharp(bytes).flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${mean.toString('hex').slice(0, 6)}`;
}

async function publishVector(file: string, bytes: Buffer, src: string) {
  const [, width, height] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(bytes.toString()) ?? [];
  if (!width || !height) throw new Error('el SVG no tiene viewBox');
  await copyFile(file, join(pictureFolder, basename(src)));
  // HTML takes whole numbers; of a small drawing they would not keep the shape.
  const [wide, high] = [Number(width), Number(height)];
  const scale = Math.max(1, 100 / wide);
  return { src, width: Math.round(wide * scale), height: Math.round(high * scale), widths: [] };
}

function usableWidths(width: number): number[] {
  return [...widths.filter((w) => w < width), Math.min(width, widths.at(-1) ?? width)];
}

/** The names of a picture's files. */
export function filesOf({ src, widths: made }: Picture): string[] {
  const name = basename(src);
  if (made.length === 0) return [name];
  const forPages = made.filter((width) => width <= widestOnPage);
  // Every program opens these: for answers of the search, for older browsers, and to be kept.
  const forAll = new Set([
    ...made.filter((width) => width === thumbnailWidth),
    ...forPages.filter((width) => width >= olderBrowsersWidth).slice(0, 1),
    ...made.slice(-1),
  ]);
  return [
    ...forPages.map((width) => `${name}-${width}.avif`),
    ...[...forAll].map((width) => `${name}-${width}.webp`),
  ];
}

export async function readManifest(): Promise<PictureManifest> {
  return existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
}

/** What another process is still writing has another ending. */
async function removeStale(manifest: PictureManifest) {
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of await readdir(pictureFolder)) {
    if (/\.(avif|webp|svg)$/.test(file) && !wanted.has(file)) {
      await rm(join(pictureFolder, file), { force: true });
    }
  }
}
