/** Makes public/pictures from content/images: AVIF and WebP in several widths, or the vector itself. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  manifestFile,
  type Picture,
  type PictureManifest,
} from '../app/content.server/pictures.ts';
import { onAllCores } from './on-all-cores.ts';

const sourceFolder = 'content/images';
const outputFolder = 'public/pictures';
const widths = [240, 680, 800, 1200, 1600, 2400];
const encodings = {
  avif: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4 },
} as const;
// Each encoder on one thread; several pictures are made at once instead.
sharp.concurrency(1);

const settingsKey = JSON.stringify(encodings);

export async function makePictures(): Promise<PictureManifest> {
  await mkdir(outputFolder, { recursive: true });
  await mkdir(dirname(manifestFile), { recursive: true });
  const sources = await findSources();
  const known = await readManifest();
  const problems: string[] = [];
  const manifest: PictureManifest = {};
  await onAllCores(sources, async ([stem, file]) => {
    try {
      manifest[stem] = { ...(await makePicture(stem, file, known[stem])), stem };
    } catch (error) {
      problems.push(`  ${file}: no se puede leer como imagen; guárdela de nuevo (${error})`);
    }
  });
  if (problems.length > 0)
    throw new Error(`\nHay imágenes con problemas:\n${problems.join('\n')}\n`);
  await writeFile(manifestFile, JSON.stringify(manifest, null, 1));
  await removeStale(manifest);
  return manifest;
}

async function findSources(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const entry of await readdir(sourceFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(svg|png|jpe?g|webp|avif)$/.test(entry.name)) continue;
    const stem = path.slice(sourceFolder.length + 1, -extname(path).length).replaceAll('\\', '/');
    const other = sources.get(stem);
    if (other) throw new Error(`\n${path} y ${other} llevan el mismo nombre: deje solo una.\n`);
    sources.set(stem, path);
  }
  return new Map([...sources].sort());
}

async function makePicture(
  stem: string,
  file: string,
  known?: Picture,
): Promise<Omit<Picture, 'stem'>> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(settingsKey).update(bytes).digest('hex').slice(0, 10);
  const name = `${stem.replaceAll('/', '-')}.${hash}`;
  if (extname(file) === '.svg') return makeVector(file, bytes.toString(), name);

  const src = `/pictures/${name}`;
  if (known?.src === src && isComplete(known)) return known;
  const { width, height } = await sharp(bytes).metadata();
  const usable = usableWidths(width);
  for (const target of usable) {
    const resized = sharp(bytes).resize({ width: target });
    await write(resized.clone().avif(encodings.avif), `${name}-${target}.avif`);
    await write(resized.clone().webp(encodings.webp), `${name}-${target}.webp`);
  }
  const mean = await sharp(bytes).flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const color = `#${mean.toString('hex').slice(0, 6)}`;
  return { src, width, height, widths: usable, color };
}

/** A file under its name is whole, so an interrupted build goes on where it was. */
async function write(image: Sharp, name: string) {
  const path = join(outputFolder, name);
  if (existsSync(path)) return;
  await image.toFile(`${path}.part`);
  await rename(`${path}.part`, path);
}

async function makeVector(file: string, markup: string, name: string) {
  const box = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(markup);
  if (!box) throw new Error('el SVG no tiene viewBox');
  await copyFile(file, join(outputFolder, `${name}.svg`));
  return {
    src: `/pictures/${name}.svg`,
    width: Number(box[1]),
    height: Number(box[2]),
    widths: [],
  };
}

function usableWidths(width: number): number[] {
  return [...widths.filter((w) => w < width), Math.min(width, widths.at(-1) ?? width)];
}

function isComplete(picture: Picture): boolean {
  const hasAllWidths = `${picture.widths}` === `${usableWidths(picture.width)}`;
  return hasAllWidths && filesOf(picture).every((path) => existsSync(path));
}

function filesOf({ src, widths: made }: Picture): string[] {
  const path = join(outputFolder, basename(src));
  if (made.length === 0) return [path];
  return made.flatMap((w) => [`${path}-${w}.avif`, `${path}-${w}.webp`]);
}

async function readManifest(): Promise<PictureManifest> {
  return existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
}

async function removeStale(manifest: PictureManifest) {
  const wanted = new Set(
    Object.values(manifest)
      .flatMap(filesOf)
      .map((path) => basename(path)),
  );
  for (const file of await readdir(outputFolder)) {
    if (!wanted.has(file)) await rm(join(outputFolder, file));
  }
}
