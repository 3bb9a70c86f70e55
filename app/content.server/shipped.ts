import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What this site ships with as a sample; `npm run record-shipped` writes it anew. */
export type Shipped = {
  name: string;
  longName: string;
  map: { latitude: number; longitude: number };
  /** Each picture's file and its alternative texts, so that a change of one without the other is seen. */
  pictures: Record<string, { hash: string; alts: string[] }>;
};

export type PictureFile = { path: string; hash: string };

export const shippedFile = 'content/shipped.json';
export const film = 'film/recorrido';
export const mark = 'mark';

export function readShipped(): Shipped {
  return JSON.parse(readFileSync(shippedFile, 'utf8'));
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/** The files of content/images, the film and the mark as they are now, by their name without ending. */
export function readPictureFiles(): Map<string, PictureFile> {
  const folder = 'content/images';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => extname(name) !== '');
  const found = new Map(
    files.map((name): [string, PictureFile] => {
      const path = join(folder, name);
      const stem = name.slice(0, -extname(name).length).replaceAll('\\', '/');
      return [stem, { path: path.replaceAll('\\', '/'), hash: hashOf(path) }];
    }),
  );
  for (const [stem, path] of [
    [film, `public/${film}.mp4`],
    [mark, 'content/mark.svg'],
  ] as const) {
    if (existsSync(path)) found.set(stem, { path, hash: hashOf(path) });
  }
  return found;
}
