import { existsSync, readFileSync } from 'node:fs';

/**
 * A picture ready to be shown. A vector has one file, `src`, and no widths; a raster picture has
 * `${src}-${width}.avif` for each of its widths, and `.webp` for some (scripts/pictures.ts).
 */
export type Picture = {
  /** Its name below content/images, without ending. */
  stem: string;
  src: string;
  width: number;
  height: number;
  widths: number[];
  /** Its mean colour, shown until the file arrives. */
  color?: string;
};

export type PictureManifest = Record<string, Picture>;

export const manifestFile = '.cache/pictures/manifest.json';

let manifest: PictureManifest | undefined;

export function findPicture(stem: string): Picture | undefined {
  manifest ??= existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const picture = manifest?.[stem];
  return picture && { ...picture, stem };
}

export function isPicture(value: object): value is Picture {
  return 'stem' in value && 'src' in value && 'widths' in value;
}

/** Makes the schema look pictures up here; without an argument, in the manifest file, read anew. */
export function setPictures(pictures?: PictureManifest) {
  manifest = pictures;
}
