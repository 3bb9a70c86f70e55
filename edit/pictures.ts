/** Takes a picture in: turned upright, cropped as chosen, without what the camera wrote beside it. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import sharp from 'sharp';
import { headlineId } from '../app/sections/headline-id.ts';
import { findSources } from '../scripts/pictures.ts';
import { commit, type Files, Refused, readSource } from './desk.ts';
import { isHeic, jpegFromHeic } from './heic.ts';
import { freeName } from './lists.ts';
import { type Path, type Place, placeNamed } from './marks.ts';
import { mostIn, neededIn, tooSmall } from './picture-size.ts';
import { bare, isPictureField, schemaAt } from './places.ts';
import { cleanText } from './texts.ts';
import { words } from './words.ts';
import { parsed, partAt, withValue } from './yaml-source.ts';

/** Shares of the upright picture. */
export type Crop = { left: number; top: number; width: number; height: number };

/** The field of the picture whose alternative text stands at a place. */
function pictureField({ file, path }: Place, whole: unknown): Path {
  const entry = path.slice(0, -1);
  const schema = schemaAt({ file, path: entry }, whole);
  const keys = Object.keys((partAt(whole, entry) as object) ?? {});
  const key = keys.find((one) => {
    const part = schema && schemaAt({ file, path: [...entry, one] }, whole);
    return part && isPictureField(part);
  });
  if (!schema || !bare(schema) || !key) throw new Refused(words.unknownPlace);
  return [...entry, key];
}

/** The width that a picture needs at a place, in pixels. */
export function pictureSize({ place: name }: { place: string }): { width: number } {
  const place = placeNamed(name);
  const whole = parsed(readSource(place.file));
  return { width: neededIn(dirname(String(partAt(whole, pictureField(place, whole))))) };
}

export async function setPicture(
  { place: name, alt, crop }: { place: string; alt: string; crop: Crop },
  bytes: Buffer,
): Promise<void> {
  const place = placeNamed(name);
  const source = readSource(place.file);
  const whole = parsed(source);
  const field = pictureField(place, whole);
  const old = String(partAt(whole, field));
  const folder = dirname(old);
  const made = await prepared(await readable(bytes), crop, folder);
  const sources = await findSources();
  const entry = partAt(whole, field.slice(0, -1)) as { id?: string; name?: string };
  const base = headlineId(entry.name ?? entry.id ?? old.replace(/^.*\//, '').replace(/-\d+$/, ''));
  const stem = freeName(`${folder}/${base}`, (one) => sources.has(one));
  const next = withValue(withValue(source, field, stem), place.path, cleanText(alt));
  const files: Files = { [`${place.file}.yaml`]: next, [`images/${stem}.webp`]: made.data };
  const oldFile = sources.get(old);
  if (oldFile && !(await isNamedElsewhere(old, place.file, next))) {
    files[relative('content', oldFile).replaceAll('\\', '/')] = undefined;
  }
  const { width, height } = made.info;
  const pictures = { [stem]: { stem, src: '', width, height, widths: [width] } };
  await commit({ title: words.titles.picture, files, pictures });
}

async function prepared(bytes: Buffer, crop: Crop, folder: string) {
  const { width, height } = await uprightSize(bytes);
  const cut = {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.floor(crop.width * width),
    height: Math.floor(crop.height * height),
  };
  const isWhole = Math.max(crop.width, crop.height) > 0.999;
  const refusal = tooSmall(cut, neededIn(folder), isWhole);
  if (refusal) throw new Refused(refusal);
  // Whatever the camera wrote into the file, the place above all, is left behind here.
  return sharp(bytes)
    .autoOrient()
    .extract(cut)
    .resize({ width: mostIn(folder), withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      // Its head could be read, so it was one when it was made.
      throw new Refused(words.picture.incomplete);
    });
}

/** In pixels: a drawing has no size of its own. */
const drawnWidth = 2400;

/** For whoever has to see it before it is saved, in a browser that cannot read it or knows no size. */
export async function readable(bytes: Buffer): Promise<Buffer> {
  if (isHeic(bytes)) return jpegFromHeic(bytes);
  const { width } = await uprightSize(bytes);
  if (!/^\s*(<\?xml|<!--|<svg)/.test(bytes.toString('utf8', 0, 200))) return bytes;
  const density = Math.min(72_000, (72 * drawnWidth) / width);
  return sharp(bytes, { density }).resize({ width: drawnWidth }).png().toBuffer();
}

async function uprightSize(bytes: Buffer) {
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    throw new Refused(words.picture.unreadable);
  }
}

async function isNamedElsewhere(stem: string, file: string, next: string): Promise<boolean> {
  const names = new RegExp(`(^|[\\s"'[])${stem}($|[\\s"'\\],])`, 'm');
  if (names.test(next)) return true;
  for (const other of globSync('content/**/*.yaml')) {
    const isSame = other.replaceAll('\\', '/') === `content/${file}.yaml`;
    if (!isSame && names.test(await readFile(other, 'utf8'))) return true;
  }
  return false;
}
