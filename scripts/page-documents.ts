/**
 * The one pass over the built pages: the styles come to stand in the document, and the router's
 * scripts in a file that the document starts after its first paint. It knows what React Router
 * writes, and stops the build when it finds anything else.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { KindName } from '../app/pages/registry.server.ts';
import { type Change, change, type Found, findElements } from './html.ts';
import { assetFolder, hashOf, sheetsOf } from './page-sheets.ts';

const ownScript = '/assets/js/not-found.js';
const data = 'window.__reactRouterContext.streamController.';

/** Every script that may stand in a page, by how it begins, in the order in which they must run. */
const known = {
  context: 'window.__reactRouterContext = ',
  data: `${data}enqueue(`,
  end: `${data}close();`,
  modules: 'import ',
  scrollPosition: '((storageKey, restoreKey) =>',
} as const;
type Kind = keyof typeof known;

export type Document = { file: string; name: string; kind: KindName };

export async function rewritePage(root: string, { file, name, kind }: Document, starter: string) {
  const html = await readDocument(root, file);
  const links = findElements(html, 'link');
  const preloads = links.filter(({ attributes }) => attributes.rel === 'modulepreload');
  if (preloads.length < 3) throw new Error(`${file} preloads ${preloads.length} modules`);
  const scripts = routerScripts(html, file);
  const { code, src } = pageScript(name, scripts);
  await writeFile(join(root, src), code);
  // The entry takes the page over as soon as it runs, so it stands last.
  const hrefs = preloads.map(({ attributes }) => attributes.href ?? '');
  const isEntry = (href: string) => href.includes('/entry.client-');
  if (hrefs.filter(isEntry).length !== 1) throw new Error(`${file} has not one entry`);
  const modules = hrefs.sort((a, b) => Number(isEntry(a)) - Number(isEntry(b))).join(' ');
  const [head] = exactly(1, findElements(html, 'head'), `${file}: <head>`);
  const own = `<script data-src="${src}" data-modules="${modules}">${starter}</script>`;
  await writeFile(
    join(root, file),
    change(html, [
      ...(await stylesInside(root, html, { file, kind })),
      ...preloads.map(remove),
      // React finds the emptied elements when it takes the page over, so they stay.
      ...Object.values(scripts).flat().map(empty),
      { start: head.contentEnd, end: head.contentEnd, replacement: own },
    ]),
  );
}

/** For the 404 page: the router would look for the page that is not there. Its own script stays. */
export async function removeScripts(root: string, from: string, to: string) {
  const html = await readDocument(root, from);
  routerScripts(html, from);
  const scripts = findElements(html, 'script').filter(
    ({ attributes }) => !isData(attributes) && attributes.src !== ownScript,
  );
  const preloads = findElements(html, 'link').filter(
    ({ attributes }) => attributes.rel === 'modulepreload',
  );
  const styles = await stylesInside(root, html, { file: from, kind: 'not-found' });
  await writeFile(
    join(root, to),
    change(html, [...styles, ...[...scripts, ...preloads].map(remove)]),
  );
}

/** The sheet's link stays, switched off and so never fetched: React expects it. */
async function stylesInside(
  root: string,
  html: string,
  { file, kind }: Omit<Document, 'name'>,
): Promise<Change[]> {
  const [link] = exactly(
    1,
    findElements(html, 'link').filter(({ attributes }) => attributes.rel === 'stylesheet'),
    `${file}: style sheets`,
  );
  const [layers] = exactly(1, findElements(html, 'style'), `${file}: <style>`);
  if (!/^@layer [\w, ]+;$/.test(layers.text)) {
    throw new Error(`${file} does not say the order of its layers`);
  }
  const href = link.attributes.href ?? '';
  const { ofKind, wholeHref, printHref, lateHref } = await sheetsOf(root, href);
  const { screen, routes } = ofKind(kind);
  // The order again: when the page fails, React puts its own statement after the rules.
  const style = `<style>${layers.text}${screen}</style>`;
  const off = `<link rel="stylesheet" href="${href}" disabled=""/>`;
  // Switched on before a page of another kind is shown (app/whole-sheet.ts). The other two come after it,
  // as they do after the rules in the document.
  const whole = `<link rel="stylesheet" href="${wholeHref}" data-whole="" data-routes="${routes.join(' ')}" disabled=""/>`;
  // Browsers fetch it last, and wait for it only to print.
  const paper = `<link rel="stylesheet" href="${printHref}" media="print"/>`;
  // Switched on by the first part that needs it (app/ui/switched-sheet.ts).
  const late = `<link rel="stylesheet" href="${lateHref}" data-late="" disabled=""/>`;
  return [{ start: link.start, end: link.end, replacement: style + off + whole + paper + late }];
}

function routerScripts(html: string, file: string): Record<Kind, Found[]> {
  const inline = findElements(html, 'script').filter(
    ({ attributes }) => attributes.src === undefined && !isData(attributes),
  );
  const scripts = Object.groupBy(inline, ({ text }) => kindOf(text, file)) as Partial<
    Record<Kind, Found[]>
  >;
  const once = (kind: Kind) => exactly(1, scripts[kind] ?? [], `${file}: scripts for ${kind}`);
  if (!scripts.data) throw new Error(`${file} carries no data`);
  return {
    context: once('context'),
    data: scripts.data,
    end: once('end'),
    modules: once('modules'),
    // Not needed: the browser itself opens a document where one was.
    scrollPosition: once('scrollPosition'),
  };
}

function kindOf(code: string, file: string): Kind {
  const kinds = Object.keys(known) as Kind[];
  const kind = kinds.find((one) => code.startsWith(known[one]));
  if (!kind) throw new Error(`${file} holds a script that is not known: ${code.slice(0, 80)}`);
  return kind;
}

function pageScript(name: string, { context, data, end, modules }: Record<Kind, Found[]>) {
  const code = [context, data, end, modules]
    .flat()
    .map(({ text }) => text)
    .join('\n');
  return { code, src: `${assetFolder}/document-${name}-${hashOf(code)}.js` };
}

const isData = (attributes: Found['attributes']) => attributes.type === 'application/ld+json';
const remove = ({ start, end }: Found): Change => ({ start, end, replacement: '' });
const empty = ({ contentStart, contentEnd }: Found): Change => ({
  start: contentStart,
  end: contentEnd,
  replacement: '',
});

function exactly(count: 1, found: Found[], what: string): [Found] {
  if (found.length !== count) throw new Error(`${what}: expected ${count}, found ${found.length}`);
  return found as [Found];
}

const readDocument = (root: string, file: string) => readFile(join(root, file), 'utf8');

/** The same for every page, so that one hash in the Content-Security-Policy allows it. */
export async function buildStarter(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'enhance/start.ts', formats: ['iife'], name: 'start' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('enhance/start.ts was not built');
  return result.output[0].code.trim();
}
