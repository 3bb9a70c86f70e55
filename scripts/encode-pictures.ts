/** Encodes pictures: all of them for a build, or one when somebody asks for it. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import writeFileAtomic from 'write-file-atomic';
import type { PictureManifest } from '../app/content.server/pictures.ts';
import { onAllCores } from './on-all-cores.ts';
import {
  encodings,
  filesOf,
  findSources,
  phoneWidth,
  pictureFolder,
  readManifest,
  thumbnailWidth,
} from './pictures.ts';

// Each encoder on one thread; several pictures are made at once instead.
sharp.concurrency(1);

type Task = { file: string; name: string; width: number; encoding: 'avif' | 'webp' };

/** Makes every file that is not there. */
export async function encodePictures(
  manifest: PictureManifest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const sources = await findSources();
  const tasks = Object.values(manifest)
    .flatMap(filesOf)
    .filter((name) => !existsSync(join(pictureFolder, name)))
    .flatMap((name) => findTask(name, manifest, sources) ?? []);
  let done = 0;
  // Reading a picture takes as long as encoding its narrow files: each is read once.
  await onAllCores(
    Map.groupBy(tasks, ({ file }) => file),
    async ([file, itsTasks]) => {
      const { data, info } = await sharp(file)
        .autoOrient()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const task of itsTasks) {
        await encode(task, sharp(data, { raw: info }));
        onProgress(++done, tasks.length);
      }
    },
  );
}

const underWay = new Map<string, Promise<void>>();
/** Reading files needs threads of the same pool: some are always left for it. */
const lanes = [Promise.resolve(), Promise.resolve()];
let turn = 0;

/**
 * The file of this name, made if it is not there; false when no picture has such a file. Whoever asks
 * while it is being made waits for the same work.
 */
export async function makePictureFile(name: string): Promise<boolean> {
  if (existsSync(join(pictureFolder, name))) return true;
  const task = findTask(name, await readManifest(), await findSources());
  if (!task) return false;
  const lane = turn++ % lanes.length;
  const work =
    underWay.get(name) ??
    (lanes[lane] ?? Promise.resolve())
      .then(() => encode(task, sharp(task.file).autoOrient()))
      .finally(() => underWay.delete(name));
  underWay.set(name, work);
  lanes[lane] = work.catch(() => {});
  await work;
  return true;
}

/** For a server: makes a picture's file and puts it into the folder of the site. */
export function pictureMaker(root: string): (path: string) => Promise<boolean> {
  return async (path) => {
    const name = basename(path);
    if (path !== `/pictures/${name}` || !(await makePictureFile(name))) return false;
    await publishPicture(name, root);
    return true;
  };
}

export async function publishPicture(name: string, root: string): Promise<void> {
  const target = join(root, 'pictures', name);
  if (existsSync(target)) return;
  await mkdir(join(root, 'pictures'), { recursive: true });
  // A name of its own for each copy: two processes may do this at the same time.
  const part = `${target}.${process.pid}-${turn++}`;
  await copyFile(join(pictureFolder, name), part);
  await rename(part, target);
}

function findTask(
  name: string,
  manifest: PictureManifest,
  sources: Map<string, string>,
): Task | undefined {
  const [, start, width, end] = /^(.+)-(\d+)\.(avif|webp)$/.exec(name) ?? [];
  const picture = Object.values(manifest).find(({ src }) => src === `/pictures/${start}`);
  const file = picture && sources.get(picture.stem);
  if (!file || !filesOf(picture).includes(name)) return undefined;
  return { file, name, width: Number(width), encoding: end === 'avif' ? 'avif' : 'webp' };
}

/** A file under its name is whole, so an interrupted build goes on where it was. */
async function encode({ name, width, encoding }: Task, picture: Sharp): Promise<void> {
  const path = join(pictureFolder, name);
  if (existsSync(path)) return;
  const image = picture.resize({ width });
  const bytes = await (encoding === 'avif'
    ? image.avif(avifFor(width))
    : image.webp(encodings.webp)
  ).toBuffer();
  await writeFileAtomic(path, bytes, { fsync: false });
}

function avifFor(width: number) {
  if (width <= thumbnailWidth) return encodings.thumbnail;
  if (width === phoneWidth) return encodings.phone;
  return width < phoneWidth ? encodings.avif : encodings.wide;
}
