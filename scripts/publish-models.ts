/** Puts the models of content/models, and what is known of them, where the site serves them. */
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Content } from '../app/content.server/load.ts';
import { findModel, listModels, modelFolder } from '../app/content.server/models.ts';
import { modelFiles } from '../app/pages/catalogue/model.server.ts';

/** The build copies it into the site. */
const publicFolder = 'public/models';

export async function publishModels(content: Content): Promise<void> {
  await mkdir(publicFolder, { recursive: true });
  const known = modelFiles(content);
  const geometry = listModels().flatMap((slug) => {
    const file = join(modelFolder, `${slug}.glb`);
    const target = basename(findModel(slug)?.src ?? '');
    return [[target, file], ...(isPacked(file) ? [[`${target}.br`, `${file}.br`]] : [])] as const;
  });
  const wanted = [
    ...[...known.keys()].map((src) => basename(src)),
    ...geometry.map(([name]) => name),
  ];
  for (const file of await readdir(publicFolder)) {
    if (!wanted.includes(file)) await rm(join(publicFolder, file), { force: true });
  }
  for (const [name, file] of geometry) await cp(file, join(publicFolder, name));
  for (const [src, data] of known) {
    await writeFile(join(publicFolder, basename(src)), JSON.stringify(data));
  }
}

/** Whether the compressed copy beside it, which takes two seconds to make, is whole and of this model. */
export function isPacked(file: string): boolean {
  const packed = `${file}.br`;
  if (!existsSync(packed)) return false;
  try {
    return brotliDecompressSync(readFileSync(packed)).equals(readFileSync(file));
  } catch {
    return false;
  }
}
