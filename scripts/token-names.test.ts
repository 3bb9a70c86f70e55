import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortTokens } from './token-names.ts';

const tokens = shortTokens();

test('no two tokens of the site get one name', () => {
  expect(tokens.size).toBeGreaterThan(60);
  expect(new Set(tokens.values()).size).toBe(tokens.size);
});

test('a token that code names keeps its name', () => {
  const code = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const named = code.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []);
  expect(named).toContain('--color-heat');
  expect(named.filter((name) => tokens.has(name))).toEqual([]);
});

test('a style sheet sets no short name by itself', () => {
  const short = new Set(tokens.values());
  const sheets = globSync('app/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const own = sheets.flatMap((css) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  expect(own.filter((name) => short.has(name ?? ''))).toEqual([]);
});
