import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../app/pages/registry.server.ts';
import { fileOf } from '../../scripts/class-names.ts';
import { readPageStyles } from '../../scripts/page-styles.ts';
import {
  all,
  attribute,
  documents,
  notFoundDocument,
  only,
  openDocument,
  root,
} from '../support/built-site.ts';
import { rulesOf } from '../support/css-rules.ts';
import { pages } from '../support/pages.ts';

const { everywhere, pages: ofPages } = readPageStyles(root);
const kindOf = (path: string) =>
  path === notFoundDocument ? 'not-found' : pages.find((page) => page.path === path)?.kind;

function needsOf(path: string): string[] {
  const kind = kinds.find(({ name }) => name === kindOf(path));
  return [...everywhere, ...(ofPages[kind?.folder ?? kind?.name ?? ''] ?? [])];
}

function insideOf(path: string): string {
  const [order = '', inside = ''] = all(openDocument(path), 'style').map((tag) => tag.textContent);
  return inside.slice(order.length);
}

const wholeLink = only(openDocument('/'), 'link[data-whole]');
const whole = rulesOf(readFileSync(join(root, attribute(wholeLink, 'href') ?? ''), 'utf8'));

/** The files whose classes or animations a rule names; of values there are only animations. */
const filesOf = (rule: string) => (rule.match(/(?<![\w-])(late)?_\w+_\w+/g) ?? []).map(fileOf);
const isLate = (file: string) => file.includes('.late.');

describe.each(documents)('%s', (path) => {
  const needs = needsOf(path);
  const inside = rulesOf(insideOf(path)).filter((rule) => !rule.startsWith('@font-face'));

  test('has every rule of the files that its kind of page reaches, in their order', () => {
    const needed = whole.filter((rule) => {
      const files = filesOf(rule);
      return files.length === 0 || files.some((file) => needs.includes(file));
    });
    expect(needed.length).toBeGreaterThan(500);
    const there = new Set(inside);
    expect(needed.filter((rule) => !there.has(rule))).toEqual([]);
    let place = 0;
    const outOfOrder = inside.filter((rule) => {
      const found = whole.indexOf(rule, place);
      place = found + 1 || place;
      return found < 0;
    });
    expect(outOfOrder).toEqual([]);
  });

  test('has no rules of other files', () => {
    const isForeign = (selector: string) => {
      const files = filesOf(selector.replaceAll(/:not\([^)]*\)/g, ''));
      return files.length > 0 && !files.some((file) => isLate(file) || needs.includes(file));
    };
    // The minifier puts equal rules of several files together.
    const foreign = inside.filter((rule) =>
      rule.split(' { ').some((head) => head.split(',').every(isForeign)),
    );
    expect(foreign).toEqual([]);
  });

  test('its elements have classes of these files only', () => {
    const names = all(openDocument(path), '[class]').flatMap(
      (element) => (attribute(element, 'class') ?? '').match(/(?<![\w-])_\w+_\w+/g) ?? [],
    );
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names.map(fileOf))].filter((file) => !needs.includes(file))).toEqual([]);
  });
});

test('a kind of page reaches what it shows later, and not what only others show', () => {
  const reached = (folder: string, name: string) =>
    [...everywhere, ...(ofPages[folder] ?? [])].some((file) =>
      file.endsWith(`/${name}.module.css`),
    );
  expect(Object.keys(ofPages).sort()).toEqual(
    [...new Set(kinds.map(({ name, folder = name }) => folder))].sort(),
  );
  for (const [folder, name] of [
    ['contact', 'sent-dialog'],
    ['contact', 'dialog'],
    ['tool', 'comparison'],
    ['tool', 'steam-table'],
    ['catalogue', 'panel'],
    ['catalogue', 'rows-table'],
    ['overview', 'way-on'],
    ['home', 'unreachable-notice'],
  ] as const) {
    expect([folder, name, reached(folder, name)]).toEqual([folder, name, true]);
  }
  for (const [folder, name] of [
    ['home', 'panel'],
    ['home', 'diagram'],
    ['contact', 'table'],
    ['tool', 'start'],
    ['plant', 'tabs'],
    ['catalogue', 'hero'],
  ] as const) {
    expect([folder, name, reached(folder, name)]).toEqual([folder, name, false]);
  }
});

test('pages of one template lead to each other without another sheet', () => {
  const routesOf = (path: string) =>
    attribute(only(openDocument(path), 'link[data-whole]'), 'data-routes');
  expect(routesOf('/equipment/calderas-vapor')).toBe('/equipment/:slug /products/:slug');
  expect(routesOf('/products')).toBe('/equipment /products');
  expect(routesOf('/')).toBe('/');
});
