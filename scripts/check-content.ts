/** `npm run check-content`: says what is wrong with the content, without building. */
import { fieldInWords } from '../app/content.server/field-words.ts';
import { noticesOf } from '../app/content.server/notices.ts';
import { readContent } from '../app/content.server/read.ts';
import { explainFailure } from './explain.ts';
import { describePictures } from './pictures.ts';
import { writeSchemas } from './schemas.ts';

await explainFailure(async () => {
  await describePictures();
  await writeSchemas();
  for (const { file, field, message } of noticesOf(readContent())) {
    console.warn(`Aviso: content/${file} › ${fieldInWords(file, field)}: ${message}`);
  }
  console.log('El contenido está en orden.');
});
