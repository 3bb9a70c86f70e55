import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { keepTogether } from '../../engineering/keep-together.ts';
import type { Schemas } from '../pages/page-kind.server.ts';
import { kinds, type RegisteredKind } from '../pages/registry.server.ts';
import { bound } from './bound.ts';
import { fillTables } from './computed-tables.ts';
import { markProblems } from './mark.ts';
import { explainAll, fieldName, lineOf, type Problem } from './problems.ts';
import { readYaml } from './read-yaml.ts';
import { slug } from './schema/fields.ts';
import { labels } from './schema/labels.ts';
import './schema/messages.ts';
import { company, navigationOf, search } from './schema/site.ts';
import { quotedEntry, quotedLine, writeThis } from './yaml-line.ts';

type Reads = Intersection<RegisteredKind['reads']> & {
  company: typeof company;
  labels: typeof labels;
  search: typeof search;
  navigation: ReturnType<typeof navigationOf>;
};
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The content as its schemas have it: the files by name, and the entries of each folder. */
export type Content = {
  single: {
    [Name in keyof Reads as Name extends `${string}/*` ? never : Name]: z.infer<Reads[Name]>;
  };
  collection: {
    [Name in keyof Reads as Name extends `${infer Folder}/*` ? Folder : never]: (z.infer<
      Reads[Name]
    > & { slug: string })[];
  };
};

export type Labels = z.infer<typeof labels>;

/** Which schema checks which file of content/, or with `folder/*` the files of which folder. */
export function contentSchemas(): Schemas {
  const groups = kinds.flatMap(({ menuGroup }) => menuGroup ?? []);
  const navigation = navigationOf([...new Set(groups)]);
  const schemas: Schemas = { company, labels, search, navigation };
  for (const { name: kind, reads } of kinds) {
    for (const [name, schema] of Object.entries(reads)) {
      schemas[name] ??= schema;
      if (schemas[name] !== schema) {
        throw new Error(`${kind} reads content/${name} by another schema than the kinds before it`);
      }
    }
  }
  return schemas;
}

/** A file's name in a folder is its slug, the end of its page's address. */
const folderOf = (name: string) => (name.endsWith('/*') ? name.slice(0, -2) : undefined);

/** Reads and checks every file, and says everything that is wrong with any of them. */
export function loadContent(folder: string): { content: Content; problems: Problem[] } {
  const schemas = contentSchemas();
  const problems: Problem[] = [...findStrays(folder, schemas), ...markProblems(folder)];
  const read = (file: string, schema: z.ZodType) => {
    const result = readFile(folder, file, schema);
    problems.push(...result.problems);
    return result.value;
  };

  const content: Record<keyof Content, Record<string, unknown>> = { single: {}, collection: {} };
  for (const [name, schema] of Object.entries(schemas)) {
    const collection = folderOf(name);
    if (!collection) content.single[name] = read(`${name}.yaml`, schema);
    else {
      content.collection[collection] = listYaml(join(folder, collection))
        .map((file) => {
          const value = read(`${collection}/${file}`, schema) as { order?: number } | undefined;
          return value && { ...value, slug: basename(file, '.yaml') };
        })
        .filter((entry) => entry !== undefined)
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug));
    }
  }
  // Each value has passed its schema, or there is a problem and nobody uses the content.
  return { content: content as unknown as Content, problems };
}

function listYaml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
}

/** Files that nothing would read, and pages whose name cannot be an address. */
function findStrays(folder: string, schemas: Schemas): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ya?ml$/i.test(file));
  return files.sort().flatMap((file) => {
    const [name, collection] = [basename(file, '.yaml'), dirname(file)];
    if (`${collection}/*` in schemas && file.endsWith('.yaml')) {
      const address = slug.safeParse(name);
      const message = address.error?.issues[0]?.message;
      return message ? [{ file, field: '', message: `el nombre del archivo: ${message}` }] : [];
    }
    if (collection === '.' && name in schemas) return [];
    const message = 'nadie lee este archivo: corrija su nombre, su extensión «.yaml» o su carpeta';
    return [{ file, field: '', message }];
  });
}

function readFile(folder: string, file: string, schema: z.ZodType) {
  const path = join(folder, file);
  if (!existsSync(path)) {
    return { problems: [{ file, field: '', message: 'falta el archivo: créelo' }] };
  }
  const yaml = readYaml(path);
  if ('mistakes' in yaml) {
    return { problems: yaml.mistakes.map((mistake) => ({ file, field: '', ...mistake })) };
  }
  const result = schema.safeParse(fillTables(yaml.document.toJS()), { reportInput: true });
  if (result.success) return { value: typeset(result.data), problems: [] };
  return {
    problems: explainAll(result.error.issues).map(({ path: field, message, isUnquoted }) => {
      const line = lineOf(yaml.document, yaml.lines, field);
      const quote = typeof field.at(-1) === 'number' ? quotedEntry : quotedLine;
      const mended = isUnquoted && quote(yaml.source.split('\n')[line - 1] ?? '');
      return {
        file,
        line,
        field: fieldName(field),
        message: mended ? `${message}; ${writeThis(mended)}` : message,
      };
    }),
  };
}

/** Whoever writes a text types plain spaces; the page must not break its figures. */
function typeset(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const set = typeset(part);
      return [key, key === 'title' && typeof set === 'string' ? bound(set) : set];
    }),
  );
}
