/** Last step of a build: the files around the pages, and a compressed copy of each file. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasMailKeys } from '../app/contact/mail.ts';
import type { Content } from '../app/content.server/load.ts';
import { readContent } from '../app/content.server/read.ts';
import { listPages, notFoundPath, type Page } from '../app/pages/registry.server.ts';
import { makePolicy } from '../deploy/policy.ts';
import { writeServerFiles } from '../deploy/write.ts';
import { onAllCores } from './on-all-cores.ts';
import { buildStarter, inlineStyles, moveScripts, withoutFonts } from './page-documents.ts';
import { writeSearchFiles } from './search-files.ts';

const root = 'build/client';
const notFoundFile = '404.html';

export async function publishFiles() {
  const content = readContent();
  await publishNotFound();
  await rewritePages(content);
  await finishSheet();
  await writeSearchFiles(root, content);
  writeServerFiles(root, makePolicy(root, content));
  await compressAll();
  if (!hasMailKeys(process.env)) {
    console.warn(`
  ATENCIÓN: no hay claves de EmailJS. El formulario enviará a este mismo origen, donde solo
  responde el buzón de «npm start». Antes de publicar, copie .env.example a .env y complételo.
`);
  }
}

/**
 * The 404 page goes without scripts: the router would look for the page that is not there. Its menu
 * and links work by themselves.
 */
async function publishNotFound() {
  const made = join(root, notFoundPath, 'index.html');
  const html = await readFile(made, 'utf8');
  const withoutScripts = html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  await writeFile(join(root, notFoundFile), withoutScripts);
  await rm(join(root, notFoundPath), { recursive: true });
  for (const leftover of [`${notFoundPath}.data`, '__spa-fallback.html']) {
    await rm(join(root, leftover), { force: true });
  }
}

async function rewritePages(content: Content) {
  const pages = listPages(content);
  const starter = await buildStarter();
  for (const page of pages) {
    if (page.kind !== 'not-found') await moveScripts(root, documentOf(page), starter);
  }
  for (const alike of Object.values(Object.groupBy(pages, ({ kind }) => kind))) {
    await inlineStyles(root, alike.map(documentOf));
  }
}

function documentOf({ kind, path }: Page) {
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  return { name, file: kind === 'not-found' ? notFoundFile : join(path, 'index.html') };
}

/** One sheet stays: the server's build leaves its own copy, which no page names. */
async function finishSheet() {
  const html = await readFile(join(root, notFoundFile), 'utf8');
  const sheets = (await readdir(join(root, 'assets'))).filter((file) => file.endsWith('.css'));
  for (const file of sheets) {
    const sheet = join(root, 'assets', file);
    await (html.includes(file) ? writeFile(sheet, await withoutFonts(sheet)) : rm(sheet));
  }
}

async function compressAll() {
  const files = await readdir(root, { recursive: true });
  const worthwhile = files.filter((file) =>
    /\.(html|js|css|svg|data|xml|txt|json|webmanifest)$/.test(file),
  );
  await onAllCores(worthwhile, (file) => compress(join(root, file)));
}

async function compress(file: string) {
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
