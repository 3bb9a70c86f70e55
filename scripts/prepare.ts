/** What both the build and the development server need before they start. */
import { build } from 'vite';
import { readContent } from '../app/content.server/read.ts';
import { makeIcons } from './icons.ts';
import { makePictures } from './pictures.ts';
import { writeSchemas } from './schemas.ts';
import { makeSocialCards } from './social-cards.ts';

export async function prepare() {
  await makePictures();
  await writeSchemas();
  const content = readContent();
  await makeIcons(content);
  await makeSocialCards(content);
  await buildScrollAnimation();
}

/** Its address is fixed by the specification, so it is built apart from the hashed files. */
async function buildScrollAnimation() {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'public/assets/js',
      emptyOutDir: true,
      lib: { entry: 'enhance/main.ts', formats: ['es'], fileName: () => 'main.js' },
    },
  });
}
