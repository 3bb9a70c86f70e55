/** What both the build and the development server need before they start. */
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import type { Content } from '../app/content.server/load.ts';
import { readContent } from '../app/content.server/read.ts';
import { encodePictures } from './encode-pictures.ts';
import { makeIcons } from './icons.ts';
import { makeMenuPictures } from './menu-pictures.ts';
import { describeDocuments } from './pdf/documents.ts';
import { makeDocuments } from './pdf/make.ts';
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

/** The slow part: everything in `public` that takes longer to make than a visitor would wait. */
export async function makeFiles(content: Content): Promise<void> {
  const tell = countProgress('Preparando documentos');
  let tells = false;
  // Documents are set by one thread, which would leave the other cores idle. One line at a time counts.
  await Promise.all([
    makeDocuments(content, (done, total) => tells && tell(done, total)),
    makePictures(content).then(() => (tells = true)),
  ]);
}

async function makePictures(content: Content) {
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
