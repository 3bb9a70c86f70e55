import type { Document, LineCounter } from 'yaml';
import type { z } from 'zod';
import { fieldInWords } from './field-words.ts';
import { isMissing } from './schema/messages.ts';

/** What is wrong with the content, in the words of whoever writes it. */
export type Problem = { file: string; line?: number; field: string; message: string };

export type Path = PropertyKey[];

export type Explained = {
  path: Path;
  message: string;
  /** A text that YAML took for something else, for want of quotation marks. */
  isUnquoted?: boolean;
};

/** What a schema found, one message for one mistake: a misspelt field is not also a missing one. */
export function explainAll(issues: readonly z.core.$ZodIssue[]): Explained[] {
  const all = issues.flatMap(explain);
  const missing = all.filter(({ message }) => message === isMissing);
  return all.flatMap((one) => {
    if (one.message === isUnknown) {
      const meant = missing.find((other) => areAlike(one.path, other.path));
      const name = String(meant?.path.at(-1));
      return [meant ? { ...one, message: `este campo no existe: su nombre es «${name}»` } : one];
    }
    const isMisspelt =
      one.message === isMissing &&
      all.some(({ path, message }) => message === isUnknown && areAlike(path, one.path));
    return isMisspelt ? [] : [one];
  });
}

const isUnknown = 'este campo no existe: bórrelo o corrija su nombre';

/** Says an issue in the words of whoever writes content; a union tells of its nearest branch. */
function explain(issue: z.core.$ZodIssue): Explained[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: isUnknown }));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [{ path: issue.path, message: isMissing }];
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
      return inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
    }
  }
  const isUnquoted =
    issue.code === 'invalid_type' && issue.expected === 'string' && issue.input !== null;
  return [{ path: issue.path, message: issue.message, ...(isUnquoted && { isUnquoted }) }];
}

/** Two names in one place that differ by a slip: a letter too many, too few or another. */
function areAlike(one: Path, other: Path): boolean {
  const [a, b] = [String(one.at(-1)), String(other.at(-1))];
  return fieldName(one.slice(0, -1)) === fieldName(other.slice(0, -1)) && distance(a, b) <= 2;
}

function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

export function lineOf(document: Document.Parsed, lines: LineCounter, path: Path) {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: number[] } | undefined;
    if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
  }
  return 1;
}

/** `images[1].alt`, counting from one as people do. */
export function fieldName(path: Path): string {
  return path
    .map((part, depth) =>
      typeof part === 'number' ? `[${part + 1}]` : `${depth ? '.' : ''}${String(part)}`,
    )
    .join('');
}

export function formatProblems(problems: Problem[]): string {
  const rows = problems.map(({ file, line, field, message }) => {
    const place = `content/${file}${line ? `:${line}` : ''}`;
    const where = fieldInWords(file, field);
    return `  ${place}\n    ${where && `${where}: `}${message}`;
  });
  const count = problems.length === 1 ? 'Hay 1 problema' : `Hay ${problems.length} problemas`;
  return `${count} en el contenido:\n\n${rows.join('\n')}\n`;
}

/** Values that come more than once where each must be one of its own. */
export function repeated(file: string, field: string, values: string[]): Problem[] {
  const again = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(again)].map((value) => ({
    file,
    field,
    message: `«${value}» está repetido: use uno distinto`,
  }));
}

export function repeatedIds(file: string, field: string, entries: { id: string }[]): Problem[] {
  return repeated(
    file,
    field,
    entries.map(({ id }) => id),
  );
}
