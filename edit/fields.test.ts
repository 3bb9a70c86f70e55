import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentSchemas } from '../app/content.server/load.ts';
import { listPages } from '../app/pages/registry.server.ts';
import { realContent } from '../tests/support/content-folder.ts';
import { fieldNames } from './field-names.ts';
import { fileTitle } from './labels.ts';
import { bare, definitionOf, isPictureField } from './places.ts';
import { choiceNames } from './tool-labels.ts';

const folderOf = (file: string) => file.replace(/\/.*/, '/*');
/** The files of the panel, each kind once. */
const files = new Set(
  listPages(realContent()).flatMap(({ sources }) => sources.map(({ file }) => folderOf(file))),
);

/** Every name that a schema gives to a field, and every choice after «=», however deep. */
function namesIn(schema: z.core.$ZodType, found: Set<string>, depth = 0): Set<string> {
  if (isPictureField(schema) || depth > 12) return found;
  const { shape, element, items, options, valueType, keyType, entries } = definitionOf(
    bare(schema),
  );
  const keys = Object.keys(shape ?? {}).filter((key) => key !== 'id');
  for (const key of keys) found.add(key);
  for (const key of Object.keys(keyType ? (definitionOf(keyType).entries ?? {}) : {}))
    found.add(key);
  for (const choice of Object.keys(entries ?? {})) found.add(`= ${choice}`);
  const inside = [...keys.map((key) => shape[key]), element, valueType];
  for (const part of [...inside, ...(items ?? []), ...(options ?? [])]) {
    if (part) namesIn(part, found, depth + 1);
  }
  return found;
}

const named = [...files, 'company'].flatMap((file) => {
  const schema = contentSchemas()[file];
  return schema ? [...namesIn(schema, new Set())] : [];
});

test('every field of the panel has a Spanish name', () => {
  const fields = [...new Set(named)].filter((name) => !name.startsWith('= '));
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter((name) => !(name in fieldNames))).toEqual([]);
});

test('what can be chosen reads as Spanish', () => {
  const choices = [...new Set(named)].flatMap((name) => name.match(/(?<=^= ).*/)?.[0] ?? []);
  // Names of our own tables and pages, in words joined by hyphens or ending as Spanish does.
  const spanish = /^[a-záéíóú]+(-[a-z0-9]+)+$|(es|ion|o)$/;
  const left = choices.filter((name) => !(name in choiceNames) && !spanish.test(name));
  expect(left).toEqual([]);
});

test('every file of the panel has a Spanish title', () => {
  const titles = [...files].map((file) => fileTitle(file));
  expect(titles.filter((title) => /undefined|: $/.test(title))).toEqual([]);
});
