import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { keepTogether } from '../../engineering/keep-together.ts';
import { catalogueItem } from './schema/catalogue.ts';
import { contact } from './schema/contact.ts';
import { slug } from './schema/fields.ts';
import { labels } from './schema/labels.ts';
import * as pages from './schema/pages.ts';
import { service } from './schema/services.ts';
import { company, navigation } from './schema/site.ts';

z.config(z.locales.es());

/** Which schema checks which file of content/. */
export const singleFiles = {
  company,
  navigation,
  labels,
  home: pages.home,
  features: pages.featureTabs,
  pillars: pages.pillars,
  about: pages.about,
  team: pages.team,
  stats: pages.stats,
  clients: pages.clients,
  services: pages.servicesPage,
  contact,
  'not-found': pages.notFound,
} as const;

/** Which schema checks the files of which folder of content/; a file's name is its slug. */
export const collections = {
  services: service,
  equipment: catalogueItem,
  products: catalogueItem,
} as const;

type Singles = { [Name in keyof typeof singleFiles]: z.infer<(typeof singleFiles)[Name]> };
type Entry<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };
type Collections = { [Name in keyof typeof collections]: Entry<(typeof collections)[Name]>[] };

export type Content = { single: Singles; collection: Collections };

export type Problem = { file: string; line?: number; field: string; message: string };

/** Reads and checks every file, and says everything that is wrong with any of them. */
export function loadContent(folder: string): { content: Content; problems: Problem[] } {
  const problems: Problem[] = findStrays(folder);
  const read = (file: string, schema: z.ZodType) => {
    const result = readFile(folder, file, schema);
    problems.push(...result.problems);
    return result.value;
  };

  const single = Object.fromEntries(
    Object.entries(singleFiles).map(([name, schema]) => [name, read(`${name}.yaml`, schema)]),
  );
  const collection = Object.fromEntries(
    Object.entries(collections).map(([name, schema]) => [
      name,
      listYaml(join(folder, name))
        .map((file) => {
          const value = read(`${name}/${file}`, schema) as { order: number } | undefined;
          return value && { ...value, slug: basename(file, '.yaml') };
        })
        .filter((entry) => entry !== undefined)
        .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)),
    ]),
  );
  // Each value has passed its schema, or there is a problem and nobody uses the content.
  return { content: { single, collection } as unknown as Content, problems };
}

function listYaml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
}

/** Files that nothing would read, and pages whose name cannot be an address. */
function findStrays(folder: string): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ya?ml$/i.test(file));
  return files.sort().flatMap((file) => {
    const [name, collection] = [basename(file, '.yaml'), dirname(file)];
    if (collection in collections && file.endsWith('.yaml')) {
      const address = slug.safeParse(name);
      const message = address.error?.issues[0]?.message;
      return message ? [{ file, field: '', message: `el nombre del archivo: ${message}` }] : [];
    }
    if (collection === '.' && name in singleFiles) return [];
    const message = 'nadie lee este archivo: corrija su nombre, su extensión «.yaml» o su carpeta';
    return [{ file, field: '', message }];
  });
}

function readFile(folder: string, file: string, schema: z.ZodType) {
  const path = join(folder, file);
  if (!existsSync(path)) {
    return { problems: [{ file, field: '', message: 'falta el archivo: créelo' }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: '',
        message: `no es YAML válido (revise sangría, comillas y dos puntos): ${error.message.split('\n')[0]}`,
      })),
    };
  }
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return { value: typeset(result.data), problems: [] };
  return {
    problems: result.error.issues.flatMap(explain).map(({ path: field, message }) => ({
      file,
      line: lineOf(document, lines, field),
      field: fieldName(field),
      message,
    })),
  };
}

/** Whoever writes a text types plain spaces; the page must not break its figures. */
function typeset(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)]));
}

type Path = PropertyKey[];

/** Says an issue in the words of whoever writes content; a union tells of its nearest branch. */
function explain(issue: z.core.$ZodIssue): { path: Path; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: 'este campo no existe: bórrelo o corrija su nombre',
    }));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [{ path: issue.path, message: 'falta este campo: agréguelo' }];
  }
  if (issue.code === 'invalid_union') {
    if ('options' in issue) {
      return [{ path: issue.path, message: `escriba uno de estos: ${issue.options?.join(', ')}` }];
    }
    const nearest =
      issue.errors.find((branch) => branch.every(({ path }) => path.length > 0)) ??
      issue.errors.find((branch) => branch.every(({ code }) => code !== 'invalid_type'));
    const inner = nearest?.flatMap(explain) ?? [];
    if (inner.length > 0) {
      return inner.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
    }
  }
  return [{ path: issue.path, message: issue.message }];
}

function lineOf(document: ReturnType<typeof parseDocument>, lines: LineCounter, path: Path) {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: number[] } | undefined;
    if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
  }
  return 1;
}

/** `images[1].alt`, counting from one as people do. */
function fieldName(path: Path): string {
  return path
    .map((part, depth) =>
      typeof part === 'number' ? `[${part + 1}]` : `${depth ? '.' : ''}${String(part)}`,
    )
    .join('');
}

export function formatProblems(problems: Problem[]): string {
  const rows = problems.map(({ file, line, field, message }) => {
    const place = `content/${file}${line ? `:${line}` : ''}`;
    return `  ${place}\n    ${field ? `${field}: ` : ''}${message}`;
  });
  const count = problems.length === 1 ? 'Hay 1 problema' : `Hay ${problems.length} problemas`;
  return `${count} en el contenido:\n\n${rows.join('\n')}\n`;
}
