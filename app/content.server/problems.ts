import type { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** What is wrong with the content, in the words of whoever writes it. */
export type Problem = { file: string; line?: number; field: string; message: string };

export type Path = PropertyKey[];

/** Says an issue in the words of whoever writes content; a union tells of its nearest branch. */
export function explain(issue: z.core.$ZodIssue): { path: Path; message: string }[] {
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

export function lineOf(document: ReturnType<typeof parseDocument>, lines: LineCounter, path: Path) {
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
    return `  ${place}\n    ${field ? `${field}: ` : ''}${message}`;
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
