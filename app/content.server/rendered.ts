import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedIn, listModels, modelFolder } from './models.ts';

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
  return listModels().flatMap((slug): [string, Rendered][] => {
    const { asset } = describedIn(readFileSync(join(modelFolder, `${slug}.glb`)));
    const { generator = '', copyright = shippedName } = asset;
    return generator.includes(ownModels) ? [[`models/${slug}`, { name: copyright }]] : [];
  });
}
