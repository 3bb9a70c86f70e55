import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../app/pages/registry.server.ts';
import { shortName } from './class-names.ts';
import { rewritePage } from './page-documents.ts';

const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const written = {
  layers: '<style>@layer one, two;</style>',
  sheet: '<link rel="stylesheet" href="/assets/style.css"/>',
  preloads: ['entry.client-a', 'b', 'c'].map(preload).join(''),
  scroll: '<script>((storageKey, restoreKey) => {})("x", null)</script>',
  context: '<script>window.__reactRouterContext = {};</script>',
  modules: '<script type="module" async="">import "/assets/a.js";</script>',
  data: '<script>window.__reactRouterContext.streamController.enqueue("[1]");</script>',
  end: '<script>window.__reactRouterContext.streamController.close();</script>',
};

const ownFile = 'app/contact/form.module.css';
const otherFile = 'app/ui/tabs.module.css';
const [own, other] = [ownFile, otherFile].map((file) => shortName('a', resolve(file), '.a {}'));

/** Rewrites a page as React Router writes it, but for what a test changes in it. */
async function rewrite(changes: Partial<typeof written> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const root = join(folder, 'client');
  mkdirSync(join(root, 'assets'), { recursive: true });
  const pages = Object.fromEntries(kinds.map(({ name, folder = name }) => [folder, [otherFile]]));
  const styles = { everywhere: [], pages: { ...pages, contact: [ownFile] } };
  writeFileSync(join(folder, 'styles.json'), JSON.stringify(styles));
  writeFileSync(
    join(root, 'assets/style.css'),
    `@font-face{x:y}a{color:red}.${own}{d:e}.${other}{f:g}.late_1_2{b:c}@media print{a{color:#000}}`,
  );
  const { layers, sheet, ...scripts } = { ...written, ...changes };
  const body = `<p>1 < 2</p>${Object.values(scripts).join('')}`;
  const html = `<!DOCTYPE html><html><head>${layers}${sheet}</head><body>${body}</body></html>`;
  writeFileSync(join(root, 'index.html'), html);
  await rewritePage(root, { file: 'index.html', name: 'page', kind: 'contact' }, 'START');
  const made = (name: RegExp) => {
    const file = readdirSync(join(root, 'assets')).find((one) => name.test(one)) ?? '';
    return readFileSync(join(root, 'assets', file), 'utf8');
  };
  return {
    html: readFileSync(join(root, 'index.html'), 'utf8'),
    script: made(/\.js$/),
    paper: made(/^print-/),
    late: made(/^late-/),
    whole: made(/^whole-/),
  };
}

test('styles come into the document, scripts into a file, and the text stays to the byte', async () => {
  const { html, script, paper, late, whole } = await rewrite();
  expect(html).toContain(`<style>@layer one, two;@font-face{x:y}a{color:red}.${own}{d:e}</style>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css" disabled=""/>');
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/assets\/print-[\w-]{8}\.css" media="print"\/>/,
  );
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/assets\/late-[\w-]{8}\.css" data-late="" disabled=""\/>/,
  );
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/assets\/whole-[\w-]{8}\.css" data-whole="" data-routes="\/contact" disabled=""\/><link [^>]* media="print"/,
  );
  expect(whole).toBe(`a{color:red}.${own}{d:e}.${other}{f:g}`);
  expect(late).toBe('.late_1_2{b:c}');
  expect(paper).toBe('@media print{a{color:#000}}');
  expect(html).toContain('<body><p>1 < 2</p><script></script>');
  expect(html).not.toContain('__reactRouterContext');
  expect(html).toMatch(
    /data-modules="\/assets\/b.js \/assets\/c.js \/assets\/entry.client-a.js">START<\/script><\/head>/,
  );
  expect(script.split('\n')).toEqual([
    'window.__reactRouterContext = {};',
    'window.__reactRouterContext.streamController.enqueue("[1]");',
    'window.__reactRouterContext.streamController.close();',
    'import "/assets/a.js";',
  ]);
});

test.each([
  ['a script that is not known', { data: `${written.data}<script>alert(1)</script>` }],
  ['two modules', { modules: written.modules + written.modules }],
  ['no data', { data: '' }],
  ['no end of the data', { end: '' }],
  ['no scroll position', { scroll: '' }],
  ['no preloads', { preloads: '' }],
  ['no entry', { preloads: ['a', 'b', 'c'].map(preload).join('') }],
  ['no sheet', { sheet: '' }],
  ['two sheets', { sheet: written.sheet + written.sheet }],
  ['no order of layers', { layers: '<style>a{}</style>' }],
])('%s stops the build', async (_, changes) => {
  await expect(rewrite(changes)).rejects.toThrow('index.html');
});
