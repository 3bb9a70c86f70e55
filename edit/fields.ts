/** Every single value of a page's files, as its schema describes it, for the panel of what a page does not show. */
import { z } from 'zod';
import { setPictures } from '../app/content.server/pictures.ts';
import { forgetContent, readContent } from '../app/content.server/read.ts';
import { listPages } from '../app/pages/registry.server.ts';
import { Refused, readSource } from './desk.ts';
import { type Grid, gridsIn } from './grids.ts';
import { fileTitle, namesInWords, pathInWords } from './labels.ts';
import { type Path, placeName } from './marks.ts';
import { bare, isPictureField, partOf, schemaOf } from './places.ts';
import { choiceNames } from './tool-labels.ts';
import { words } from './words.ts';
import { parsed } from './yaml-source.ts';

export type Field = {
  place: string;
  label: string;
  kind: 'text' | 'number' | 'boolean' | 'choice';
  value: unknown;
  /** What holds while nothing is written. */
  usual: unknown;
  choices?: Choice[];
  isOptional: boolean;
};
export type FieldGroup = { file: string; title: string; fields: Field[]; grids: Grid[] };

const kinds: Record<string, Field['kind']> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** The page's own file, those that it shares with others, and the company's facts. */
export function fieldsOf(path: string): { file: string | null; groups: FieldGroup[] } {
  setPictures();
  forgetContent();
  const pages = listPages(readContent());
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Refused(words.unknownPlace);
  const files = [...new Set([...page.sources.map(({ file }) => file), 'company'])];
  const own = page.sources[0]?.file ?? null;
  const addresses = pages.map(({ path: value, label }) => ({ value, name: label }));
  const groups = files.map((file) => groupOf(file, file === own ? page.label : ''));
  return { file: own, groups: groups.map((group) => withAddresses(group, addresses)) };
}

type Choice = { value: string; name: string };

/** Another page is chosen by its name; with an anchor behind it, the address is a text as any other. */
function withAddresses(group: FieldGroup, choices: Choice[]): FieldGroup {
  const isAddress = ({ kind, value }: Field) =>
    kind === 'text' && choices.some((one) => one.value === value);
  const fields = group.fields.map(
    (field): Field => (isAddress(field) ? { ...field, kind: 'choice', choices } : field),
  );
  return { ...group, fields };
}

function groupOf(file: string, label: string): FieldGroup {
  const schema = schemaOf(file);
  const title = label || fileTitle(file);
  if (!schema) return { file, title, fields: [], grids: [] };
  const whole = parsed(readSource(file));
  const grids = gridsIn(file, whole);
  return { file, title, fields: fieldsIn(file, schema, whole, []), grids };
}

function fieldsIn(file: string, schema: z.core.$ZodType, value: unknown, path: Path): Field[] {
  if (isPictureField(schema)) return [];
  const whole = bare(schema);
  const { type, shape } = whole._zod.def as { type: string; shape?: Record<string, unknown> };
  const isMissing = value === undefined || value === null;
  if (isMissing && ['object', 'array', 'tuple', 'union', 'record'].includes(type)) return [];
  if (typeof value === 'object' && value !== null) {
    const keys = shape ? Object.keys(shape) : Object.keys(value);
    return keys.flatMap((name) => {
      const key = Array.isArray(value) ? Number(name) : name;
      const part = partOf(schema, key, value);
      const inner = (value as Record<string, unknown>)[name];
      return part ? fieldsIn(file, part, inner, [...path, key]) : [];
    });
  }
  const leaf = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const kind = leaf.enum ? 'choice' : kinds[String(leaf.type)];
  // The name of an entry is how others find it; the editor gives it, and keeps it.
  if (!kind || leaf.const !== undefined || path.at(-1) === 'id' || isOfGrid(path)) return [];
  const unwritten = z.safeParse(schema, undefined);
  return [
    {
      place: placeName({ file, path }),
      label: labelOf(file, path, leaf.description),
      kind,
      value: value ?? null,
      ...(leaf.enum && { choices: leaf.enum.map(String).map(inWords) }),
      isOptional: unwritten.success,
      usual: unwritten.data ?? null,
    },
  ];
}

/** Where a column comes from is one of two, and changed with its figures. */
const isOfGrid = (path: Path) => /^selection\.tables\..*\.(source|sample)$/.test(path.join('.'));

const inWords = (value: string) => ({ value, name: choiceNames[value] ?? value });

/** Descriptions are for the file too: here nobody sees its names. */
const inOwnersWords = (text: string) => namesInWords(text.replace(/ en \w+\.yaml/, ''));

function labelOf(file: string, path: Path, description?: string): string {
  const label = pathInWords(file, path);
  // A switch says by itself what it means to write «true», and a choice what each of them is.
  const isSaid =
    !description || label.endsWith(description) || /^(true|false|\w+-\w+):/.test(description);
  return isSaid ? label : `${label} (${inOwnersWords(description)})`;
}
