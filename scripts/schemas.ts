/** Writes the JSON Schemas with which editors complete and check the YAML while one types. */
import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { collections, singleFiles } from '../app/content.server/load.ts';

const folder = '.cache/schemas';

export async function writeSchemas() {
  await mkdir(folder, { recursive: true });
  const schemas = {
    ...singleFiles,
    service: collections.services,
    'catalogue-item': collections.equipment,
  };
  for (const [name, schema] of Object.entries(schemas)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    await writeFile(`${folder}/${name}.json`, JSON.stringify(json, null, 1));
  }
}
