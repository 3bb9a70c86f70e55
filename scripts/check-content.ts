/** `npm run check-content`: says what is wrong with the content, without building. */
import { readContent } from '../app/content.server/read.ts';
import { explainFailure } from './explain.ts';
import { describePictures } from './pictures.ts';
import { writeSchemas } from './schemas.ts';

await explainFailure(async () => {
  await describePictures();
  await writeSchemas();
  readContent();
  console.log('El contenido está en orden.');
});
