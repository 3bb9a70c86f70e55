/**
 * Rewrites the built pages so that they paint at once: the styles stand in the document, and every
 * script is in a file that starts when the page has been painted or the visitor does something.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const scriptFolder = '/assets';
const isScrollRestoration = (code: string) => code.includes('react-router-scroll-positions');

export async function rewritePage(root: string, path: string) {
  const file = join(root, path, 'index.html');
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  const html = await readFile(file, 'utf8');
  const { documentWithout, inline, modules } = takeScripts(html);
  const src = await writePageScript(root, name, inline);
  const preloads = modules.filter((href) => !href.includes('/manifest-')).join(' ');
  const starter = `<script data-src="${src}" data-modules="${preloads}">${starterCode}</script>`;
  const withStyles = await inlineStyles(root, documentWithout);
  await writeFile(
    file,
    withStyles.replace('</body>', () => `${starter}</body>`),
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
    .replace(/(<script(?: type="module" async="")?>)([\s\S]*?)<\/script>/g, (whole, tag, code) => {
      if (isScrollRestoration(code)) return whole;
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
 * The link stays for React, switched off, so that the sheet is not fetched a second time. The order of
 * the layers stands in the sheet too: when the page fails, React puts its own statement after it.
 */
export async function inlineStyles(root: string, html: string): Promise<string> {
  const link = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(html);
  if (!link?.[1]) throw new Error('the page has no style sheet');
  const css = await readFile(join(root, link[1]), 'utf8');
  const [, layers] = /<style>(@layer [^<{]*;)<\/style>/.exec(html) ?? [];
  if (!layers) throw new Error('the page does not say the order of its layers');
  const own = `<style>${layers}${css.trim()}</style><link rel="stylesheet" href="${link[1]}" disabled=""/>`;
  return html.replace(link[0], () => own);
}

/** The same for every page, so that one hash in the Content-Security-Policy allows it. */
const starterCode = `(${startScripts})(document.currentScript.dataset)`
  .replace(/\s*\n\s*/g, '\n')
  .replace(/ {2,}/g, ' ');

function startScripts({ src = '', modules = '' }: DOMStringMap) {
  const acts = ['pointerdown', 'keydown', 'focusin', 'pointermove'];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const act of acts) removeEventListener(act, start, true);
    for (const href of modules.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    import(src);
  };
  // Safari has no idle callback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  for (const act of acts) addEventListener(act, start, true);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
