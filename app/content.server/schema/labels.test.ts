import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { labels } from './labels.ts';

const code = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => join('app', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|content\.server.schema/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Names under which a file has a group: its own, given by assignment, or as a parameter. */
function namesOf(group: string, text: string): string[] {
  const renamed = text.matchAll(new RegExp(`\\b${group}: (\\w+)`, 'g'));
  const assigned = text.matchAll(new RegExp(`const (\\w+) = [\\w().]+\\.${group};`, 'g'));
  // Parts that take words from whoever uses them, so that they know no group by its name.
  const given = text.matchAll(/\b(labels|words): (?:\w*Labels|Words|Record<|\{)/g);
  return [group, ...[...renamed, ...assigned, ...given].flatMap(([, name]) => name ?? [])];
}

/** Whether a file reads a label from its group, by a dot, by taking it out, or by a computed name. */
function isRead(text: string, group: string, label: string): boolean {
  return namesOf(group, text).some((name) => {
    const byDot = new RegExp(`\\b${name}\\??\\.${label}\\b`);
    const takenOut = new RegExp(`\\{[^{}]*\\b${label}\\b[^{}]*\\}\\s*=\\s*[\\w().]*\\b${name}\\b`);
    const computed = new RegExp(`\\b${name}\\[\\w`);
    return byDot.test(text) || takenOut.test(text) || computed.test(text);
  });
}

function unusedIn(groups: [group: string, names: string[]][], files: string[]): string[] {
  return groups.flatMap(([group, names]) =>
    names
      .filter((label) => !files.some((text) => isRead(text, group, label)))
      .map((label) => `${group}.${label}`),
  );
}

test('every label is used: one that no code reads would be written for nothing', () => {
  const groups = Object.entries(labels.shape).map(([group, schema]): [string, string[]] => [
    group,
    Object.keys((schema as z.ZodObject).shape),
  ]);
  expect(groups.length).toBeGreaterThan(10);
  expect(unusedIn(groups, code)).toEqual([]);
});

test('a label that no code reads is found', () => {
  const files = [
    'const { send } = useLabels().form; dialog.close()',
    'const texts = useLabels().form; texts.name',
    'const { close } = useLabels().hero;',
  ];
  expect(unusedIn([['form', ['send', 'name', 'close']]], files)).toEqual(['form.close']);
});
