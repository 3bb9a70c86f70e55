/** Walks content beside the schema that checks it. */
import { z } from 'zod';
import { contentSchemas } from '../app/content.server/load.ts';
import type { Path, Place } from './marks.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a definition holds depends on its type
type Definition = any;
export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

/** The schema of a file below content/, named without its ending. */
export function schemaOf(file: string): z.ZodType | undefined {
  const schemas = contentSchemas();
  return schemas[file] ?? schemas[file.replace(/[^/]+$/, '*')];
}

/** Without what only says that a value may be missing, or is made into another one. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType, getter, in: before } = definitionOf(schema);
  if (innerType) return bare(innerType);
  if (type === 'lazy') return bare(getter());
  if (type === 'pipe') return bare(before);
  return schema;
}

/** A text that people read: anything that follows a pattern is an address, a name or a number. */
function isFreeText(schema: z.core.$ZodType): boolean {
  const { type, format, checks = [] } = definitionOf(schema);
  const follows = checks.some(
    (check: z.core.$ZodCheck) => check._zod.def.check === 'string_format',
  );
  return type === 'string' && !format && !follows;
}

/** A picture's field is a text that becomes the picture. */
export function isPictureField(schema: z.core.$ZodType): boolean {
  const { type, innerType, in: before } = definitionOf(schema);
  if (innerType) return isPictureField(innerType);
  return type === 'pipe' && definitionOf(before).type === 'string';
}

/** The schema of one part of a value; of several that may be meant, the one that fits the value. */
export function partOf(
  schema: z.core.$ZodType,
  key: string | number,
  value?: unknown,
): z.core.$ZodType | undefined {
  const whole = bare(schema);
  const { type, shape, element, items, options, valueType } = definitionOf(whole);
  if (type === 'object') return shape[key];
  if (type === 'array') return element;
  if (type === 'tuple') return items[key];
  if (type === 'record') return valueType;
  if (type !== 'union') return undefined;
  const fitting = optionFor(options, definitionOf(whole).discriminator, value);
  return fitting && partOf(fitting, key, value);
}

function optionFor(options: z.core.$ZodType[], discriminator: string | undefined, value: unknown) {
  if (discriminator) {
    const kind = (value as Record<string, unknown> | undefined)?.[discriminator];
    return options.find((option) => {
      const { shape } = definitionOf(bare(option));
      return definitionOf(shape[discriminator]).values.includes(kind);
    });
  }
  return options.find((option) => z.safeParse(option, value).success);
}

export function schemaAt(place: Place, value: unknown): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = schemaOf(place.file);
  let at = value;
  for (const key of place.path) {
    schema = schema && partOf(schema, key, at);
    at = (at as Record<string | number, unknown> | undefined)?.[key];
  }
  return schema;
}

/** The same value with every text that is read put through `change`, which is told its path. */
export function changeTexts(
  schema: z.core.$ZodType,
  value: unknown,
  change: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  // Made from what is written: its parts need not be where they were.
  if (definitionOf(schema).type === 'pipe') return value;
  const { innerType } = definitionOf(schema);
  if (innerType) return changeTexts(innerType, value, change, path);
  if (typeof value === 'string') return isFreeText(schema) ? change(value, path) : value;
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string | number, part: unknown) => {
    // The rows of a computed table are written nowhere.
    const known = key === 'rows' && 'computed' in value ? undefined : partOf(schema, key, value);
    return known ? changeTexts(known, part, change, [...path, key]) : part;
  };
  if (Array.isArray(value)) return value.map((part, index) => inside(index, part));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(key, part)]));
}
