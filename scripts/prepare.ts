/** What both the build and the development server need before they start. */
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import type { Content } from '../app/content.server/load.ts';
import { readContent } from '../app/content.server/read.ts';
import { encodePictures } from './encode-pictures.ts';
import { makeIcons } from './icons.ts';
import { makeMenuPictures } from './menu-pictures.ts';
import { describeDocuments } from './pdf/documents.ts';
import { describePictures } from './pictures.ts';
import { countProgress } from './progress.ts';
import { publishModels } from './publish-models.ts';
import { writeSchemas } from './schemas.ts';
import { makeSocialCards } from './social-cards.ts';

const plainScripts = 'public/assets/js';

export async function prepare(): Promise<Content> {
  console.log('Revisando el contenido…');
  await describePictures();
  await writeSchemas();
  const content = readContent();
  await publishModels(content);
  await makeIcons(content);
  await makeMenuPictures(content);
  await describeDocuments(content);
  await buildPlainScripts();
  return content;
}

/** The slow part, which pages name without asking for it. */
export async function makePictures(content: Content) {
  await makeSocialCards(content, countProgress('Preparando tarjetas para redes sociales'));
  await encodePictures(await describePictures(), countProgress('Preparando imágenes'));
}

/** The specification fixes the address of the first, so they are built apart from the hashed files. */
async function buildPlainScripts() {
  await rm(plainScripts, { recursive: true, force: true });
  for (const name of ['main', 'not-found']) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: plainScripts,
        emptyOutDir: false,
        lib: { entry: `enhance/${name}.ts`, formats: ['es'], fileName: () => `${name}.js` },
      },
    });
  }
}
