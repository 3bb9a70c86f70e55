/**
 * Rewrites the built pages so that they paint at once: the styles a page uses stand in the document,
 * and every script is in a file that starts when the visitor does something or has read a while.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { build } from 'vite';

const scriptFolder = '/assets';

export type Document = { file: string; name: string };

/** Scripts go to a file of the page's own; what is left in the document starts it. */
export async function moveScripts(root: string, { file, name }: Document, starter: string) {
  const html = await readFile(join(root, file), 'utf8');
  const { documentWithout, inline, modules } = takeScripts(html);
  const src = await writePageScript(root, name, inline);
  const preloads = modules.filter((href) => !href.includes('/manifest-')).join(' ');
  const own = `<script data-src="${src}" data-modules="${preloads}">${starter}</script>`;
  await writeFile(
    join(root, file),
    documentWithout.replace('</body>', () => `${own}</body>`),
  );
}

/** React finds the emptied elements when it takes the page over, so they must stay. */
function takeScripts(html: string) {
  const inline: string[] = [];
  const modules: string[] = [];
  const documentWithout = html
    .replace(/<link rel="modulepreload" href="([^"]*)"\/>/g, (_, href) => {
      modules.push(href);
      return '';
    })
    .replace(/(<script(?: type="module" async="")?>)([\s\S]*?)<\/script>/g, (_, tag, code) => {
      inline.push(code);
      return `${tag}</script>`;
    });
  return { documentWithout, inline, modules };
}

async function writePageScript(root: string, name: string, inline: string[]): Promise<string> {
  // Imports come first in any module; the module that starts the site must come last.
  const classic = inline.filter((code) => !code.startsWith('import '));
  const code = [...classic, ...inline.filter((one) => one.startsWith('import '))].join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const src = `${scriptFolder}/page-${name}-${hash}.js`;
  await writeFile(join(root, src), code);
  return src;
}

/**
 * Puts the rules for what these documents hold into each of them, the same for all, so that one hash
 * in the Content-Security-Policy allows them. The whole sheet waits in its link, switched off, until
 * the scripts start.
 */
export async function inlineStyles(root: string, documents: Document[]) {
  const classes = new Set<string>();
  for (const { file } of documents) {
    const html = await readFile(join(root, file), 'utf8');
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) classes.add(name);
    }
  }
  let rules: string | undefined;
  for (const { file } of documents) {
    const html = await readFile(join(root, file), 'utf8');
    const [link, href] = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(html) ?? [];
    const [, layers] = /<style>(@layer [^<{]*;)<\/style>/.exec(html) ?? [];
    if (!link || !href) throw new Error(`${file} has no style sheet`);
    if (!layers) throw new Error(`${file} does not say the order of its layers`);
    rules ??= await rulesFor(classes, join(root, href));
    // The order again: when the page fails, React puts its own statement after the rules.
    const both = `<style>${layers}${rules}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
    await writeFile(
      join(root, file),
      html.replace(link, () => both),
    );
  }
}

/** Without the rules for classes that no document has. */
async function rulesFor(classes: Set<string>, sheet: string): Promise<string> {
  const code = await readFile(sheet);
  const named = code.toString().matchAll(/\.([a-z_][\w-]*)/gi);
  const unusedSymbols = [...named].flatMap(([, name = '']) => (classes.has(name) ? [] : name));
  return transform({ filename: sheet, code, minify: true, unusedSymbols }).code.toString();
}

/** The fonts stand in the document; if the sheet named them again, all text would be set anew. */
export async function withoutFonts(sheet: string): Promise<Uint8Array> {
  const code = await readFile(sheet);
  const visitor = { Rule: { 'font-face': () => [] } };
  return transform({ filename: sheet, code, minify: true, visitor }).code;
}

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
