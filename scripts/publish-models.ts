/** Puts the models of content/models, and what is known of them, where the site serves them. */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Content } from '../app/content.server/load.ts';
import { findModel, listModels, modelFolder } from '../app/content.server/models.ts';
import { modelFiles } from '../app/pages/catalogue/model.server.ts';

/** The build copies it into the site. */
const publicFolder = 'public/models';

export async function publishModels(content: Content): Promise<void> {
  await mkdir(publicFolder, { recursive: true });
  const known = modelFiles(content);
  const geometry = listModels().map((slug) => [findModel(slug)?.src ?? '', slug] as const);
  const wanted = [...known.keys(), ...geometry.map(([src]) => src)].map((src) => basename(src));
  for (const file of await readdir(publicFolder)) {
    if (!wanted.includes(file)) await rm(join(publicFolder, file), { force: true });
  }
  for (const [src, slug] of geometry) {
    await cp(join(modelFolder, `${slug}.glb`), join(publicFolder, basename(src)));
  }
  for (const [src, data] of known) {
    await writeFile(join(publicFolder, basename(src)), JSON.stringify(data));
  }
}
