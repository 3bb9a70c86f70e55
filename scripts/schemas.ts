/** Writes the JSON Schemas with which editors complete and check the YAML while one types. */
import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { contentSchemas } from '../app/content.server/load.ts';

const folder = '.cache/schemas';

export async function writeSchemas() {
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(contentSchemas())) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    await writeFile(`${folder}/${schemaFile(name, schema)}`, JSON.stringify(json, null, 1));
  }
}

/** A folder's files name the schema of one of them, by its title: several folders may share it. */
function schemaFile(name: string, schema: z.ZodType): string {
  if (!name.endsWith('/*')) return `${name}.json`;
  return `${schema.meta()?.title ?? `${name.slice(0, -2)}-entry`}.json`;
}
