/** Puts the models of content/models where the site serves them, under names with their hash. */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findModel, listModels, modelFolder } from '../app/content.server/models.ts';

/** Vite copies it into the site. */
const publicFolder = 'public/models';

export async function publishModels(): Promise<void> {
  await mkdir(publicFolder, { recursive: true });
  const wanted = new Map(
    listModels().flatMap((slug) => {
      const model = findModel(slug);
      return model ? [[basename(model.src), join(modelFolder, `${slug}.glb`)] as const] : [];
    }),
  );
  for (const file of await readdir(publicFolder)) {
    if (!wanted.has(file)) await rm(join(publicFolder, file), { force: true });
  }
  for (const [name, source] of wanted) await cp(source, join(publicFolder, name));
}
