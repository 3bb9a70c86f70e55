/** `npm run check-content`: says what is wrong with the content, without building. */
import { readContent } from '../app/model/read.ts';
import { makePictures } from './pictures.ts';
import { writeSchemas } from './schemas.ts';

try {
  await makePictures();
  await writeSchemas();
  readContent();
  console.log('El contenido está en orden.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
