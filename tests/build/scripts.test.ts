import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findModel } from '../../app/content.server/models.ts';
import type { ModelData } from '../../app/explorer/model-data.ts';
import { CALCULATORS } from '../../engineering/calculators/index.ts';
import {
  all,
  attribute,
  documents,
  notFoundDocument,
  only,
  openDocument,
  root,
} from '../support/built-site.ts';
import { content, pages } from '../support/pages.ts';

const scrollAnimation = '/assets/js/main.js';
const animated = ['/', '/about', '/services'];
/** Code and the page's own data. The plant is its page's point, so its code is there at first. */
const plantPage = '/tools/planta-vapor';
const budgetOf = (path: string) => (path === plantPage ? 200_200 : 154_300);

describe.each(documents)('%s', (path) => {
  test(`loads the scroll animation only where the specification has it`, () => {
    const scripts = all(openDocument(path), 'script[src]').map((tag) => attribute(tag, 'src'));
    const times = scripts.filter((src) => src === scrollAnimation).length;
    expect(times).toBe(animated.includes(path) ? 1 : 0);
  });
});

test('the scroll animation is one small file', () => {
  const code = readFileSync(join(root, scrollAnimation), 'utf8');
  expect(code.length).toBeLessThan(4000);
  expect(importsOf(code)).toEqual([]);
});

test('the 404 page has its own script only, for the router would look for a page that is not there', () => {
  const document = openDocument(notFoundDocument);
  const scripts = all(document, 'script').map((tag) => attribute(tag, 'src'));
  expect(scripts).toEqual(['/assets/js/not-found.js']);
  const code = readFileSync(join(root, scripts[0] ?? ''), 'utf8');
  expect(code.length).toBeLessThan(2000);
  expect(importsOf(code)).toEqual([]);
  expect(all(document, 'link[rel="modulepreload"]')).toEqual([]);
});

test('what starts the scripts is the same on every page, and the only script in it', () => {
  const inline = pages.map(({ path }) =>
    all(openDocument(path), 'script')
      .filter((tag) => !tag.hasAttribute('type'))
      .map((tag) => tag.textContent)
      .filter((code) => code !== ''),
  );
  expect(inline[0]).toHaveLength(1);
  for (const scripts of inline) expect(scripts).toEqual(inline[0]);
});

test.each(pages)('$path loads few kB of JavaScript at first', ({ path }) => {
  const files = firstLoad(path);
  expect(files.size).toBeGreaterThan(3);
  expect(compressed(files)).toBeLessThanOrEqual(budgetOf(path));
});

test('no page carries the validators, the reader of the content, or parts whose styles come late', () => {
  const files = new Set(pages.flatMap(({ path }) => [...firstLoad(path)]));
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    expect(code, file).not.toMatch(/\blate_\w+_/);
    expect(code, file).not.toMatch(/falta este campo|invalid_union|escriba la línea así/);
  }
});

test('no page fetches a model, or what draws it, before somebody asks for it', () => {
  const models = content.collection.models.map(({ slug }) => findModel(slug)?.src ?? '');
  expect(models.length).toBeGreaterThan(0);
  for (const { path } of pages) {
    for (const file of firstLoad(path)) {
      expect(readFileSync(join(root, file), 'utf8'), file).not.toContain('WebGLRenderer');
    }
    const loaded = all(openDocument(path), 'link, script, img, source');
    const named = loaded.flatMap((tag) => [attribute(tag, 'href'), attribute(tag, 'src')]);
    expect(named.filter((address) => address?.startsWith('/models/'))).toEqual([]);
  }
  for (const src of models) expect(statSync(join(root, `${src}.br`)).size).toBeLessThan(350_000);
});

describe.each(content.collection.models)('the model of $slug', ({ slug, steps, parts }) => {
  const path = pages.find((page) => page.path.endsWith(`/${slug}`))?.path ?? '';
  const texts = [...steps, ...parts].map(({ text }) => text);

  test('is told in its page, and not a second time in what the page loads at first', () => {
    const words = only(openDocument(path), '#por-dentro').textContent ?? '';
    for (const text of texts) expect(words).toContain(text);
    const loaded = [...firstLoad(path)].map((file) => readFileSync(join(root, file), 'utf8'));
    for (const text of texts) expect(loaded.filter((code) => code.includes(text))).toEqual([]);
  });

  test('has what is known of it in a file of its own', () => {
    const file = attribute(only(openDocument(path), '[data-model-file]'), 'data-model-file') ?? '';
    const data: ModelData = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(data.steps.map(({ text }) => text)).toEqual(steps.map(({ text }) => text));
    expect(data.src).toBe(findModel(slug)?.src);
    expect(statSync(join(root, `${file}.br`)).size).toBeLessThan(4500);
  });
});

describe('calculators', () => {
  const ids = Object.keys(CALCULATORS);
  const chunks = readdirSync(join(root, 'assets')).filter((file) => file.endsWith('.js'));
  const chunkOf = (name: string) =>
    chunks.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name).map((f) => `/assets/${f}`);
  const always = firstLoad('/about');
  const own = new Map(
    ids.map(
      (id) =>
        [id, new Set([...withImports(chunkOf(id))].filter((file) => !always.has(file)))] as const,
    ),
  );
  /** The engine is what every calculator needs, and what any page has loaded anyway. */
  const shared = new Set(
    [...(own.get('calderas-vapor') ?? [])].filter((file) =>
      [...own.values()].every((files) => files.has(file)),
    ),
  );

  test.each(ids)('%s adds at most 16.5 kB to the shared engine', (id) => {
    expect(chunkOf(id)).toHaveLength(1);
    const files = [...(own.get(id) ?? [])].filter((file) => !shared.has(file));
    expect(compressed(files)).toBeGreaterThan(500);
    expect(compressed(files)).toBeLessThanOrEqual(16_500);
  });

  test('the shared engine is small too', () => {
    expect(compressed(shared)).toBeGreaterThan(2000);
    expect(compressed(shared)).toBeLessThanOrEqual(12_000);
  });

  const others = pages.filter(({ path }) => path !== plantPage);
  test.each(others)('$path has none of its formulas at first', ({ path }) => {
    const code = [...firstLoad(path)].filter((file) => !file.startsWith('/assets/document-'));
    for (const file of code) {
      expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/IAPWS|Lorenz/);
    }
  });
});

function compressed(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(root, `${file}.gz`)).size, 0);
}

/** Everything that runs before a visitor does anything: scripts, preloads and what they import. */
function firstLoad(path: string): Set<string> {
  const document = openDocument(path);
  const starter = only(document, 'script[data-src]');
  return withImports([
    ...all(document, 'script[src]').map((tag) => attribute(tag, 'src') ?? ''),
    attribute(starter, 'data-src') ?? '',
    ...(attribute(starter, 'data-modules') ?? '').split(' '),
  ]);
}

function withImports(first: readonly string[]): Set<string> {
  const files = new Set(first);
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const imported of importsOf(code)) files.add(new URL(imported, `file://${file}`).pathname);
  }
  return files;
}

/** Static imports only: `import(…)` waits until it is needed. */
function importsOf(code: string): string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*["']([./][^"']*\.js)["']/g);
  return [...found].map((match) => match[1] ?? '');
}
