import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isLateRule, shortName } from './class-names.ts';

test('no two classes of the site get one name', () => {
  const names = globSync('app/**/*.module.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [...classes].map((name) => shortName(name, resolve(file), css));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(late)?_\w{1,3}_\w{1,3}$/);
});

test('a class that its file does not have is no silent mistake', () => {
  expect(() => shortName('strange', resolve('app/ui/late.module.css'), '.frame {}')).toThrow();
});

test('rules of late sheets are told apart by their classes', () => {
  const name = shortName('tag', resolve('app/explorer/tags.late.module.css'), '.tag {}');
  expect([`.${name}:hover span`, `@keyframes ${name}`].map(isLateRule)).toEqual([true, true]);
  const other = shortName('frame', resolve('app/ui/late.module.css'), '.frame {}');
  expect([`.${other}`, `.${name},.${other}`, '@media print'].map(isLateRule)).toEqual(
    Array(3).fill(false),
  );
});
