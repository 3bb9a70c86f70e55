import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The company's name that is written in a picture, film or model, and the file as it was made with it. */
export type Rendered = { name: string; file?: string };

/** Made with the scenes; a site may have been copied without them. */
const renderedFile = 'scenes/rendered.json';
const ownModels = 'glTF Transform';

/** By the name of the picture, or `models/` and the name of the machine. */
export function readRendered(shippedName: string): Map<string, Rendered> {
  return new Map([...renderedPictures(), ...renderedModels(shippedName)]);
}

/** Of each entry, the hash of the sources, of the file, and the name; the oldest have the first alone. */
function renderedPictures(): [string, Rendered][] {
  if (!existsSync(renderedFile)) return [];
  const record: Record<string, string> = JSON.parse(readFileSync(renderedFile, 'utf8'));
  return Object.entries(record).flatMap(([stem, entry]): [string, Rendered][] => {
    const [, file, ...name] = entry.split(' ');
    return file ? [[stem, { file, name: name.join(' ') }]] : [];
  });
}

/** A model says itself whose name it carries; those that do not were made before that was noted. */
function renderedModels(shippedName: string): [string, Rendered][] {
  return globSync('content/models/*.glb').flatMap((path): [string, Rendered][] => {
    const { generator = '', copyright = shippedName } = assetOf(path);
    const isOwn = generator.includes(ownModels);
    return isOwn ? [[`models/${basename(path, '.glb')}`, { name: copyright }]] : [];
  });
}

/** The first part of a binary glTF is JSON, behind twelve bytes of its own and eight of this part. */
function assetOf(path: string): { generator?: string; copyright?: string } {
  const bytes = readFileSync(path);
  const length = bytes.readUInt32LE(12);
  return JSON.parse(String(bytes.subarray(20, 20 + length))).asset;
}
