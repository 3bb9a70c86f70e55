/** Last step of a build: the files around the pages, and a compressed copy of each file. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';
import { hasMailKeys } from '../app/contact/mail.ts';
import type { Content } from '../app/content.server/load.ts';
import { readContent } from '../app/content.server/read.ts';
import { siteUrl } from '../app/content.server/site-url.ts';
import { listPages, notFoundPath } from '../app/pages/registry.server.ts';
import { makePolicy } from '../deploy/policy.ts';
import { writeServerFiles } from '../deploy/write.ts';
import { buildFolder } from './build-record.mjs';
import { onAllCores } from './on-all-cores.ts';
import { buildStarter, removeScripts, rewritePage } from './page-documents.ts';
import { writeSearchFiles } from './search-files.ts';

const root = join(buildFolder(), 'client');
const notFoundFile = '404.html';
/** Brotli at its best takes seconds for all documents; most files are the same in the next build. */
const keptFolder = '.cache/compressed';

/** Quick: compressed less, for a machine that serves only itself. */
export async function publishFiles({ quick = false } = {}) {
  const content = readContent();
  await cp('public', root, { recursive: true });
  await publishNotFound();
  await rewritePages(content);
  await removeUnnamedSheets();
  await writeSearchFiles(root, content);
  writeServerFiles(root, makePolicy(root, content), siteUrl(content));
  await compressAll(quick);
  if (!hasMailKeys(process.env)) {
    console.warn(`
  ATENCIÓN: no hay claves de EmailJS. El formulario enviará a este mismo origen, donde solo
  responde el buzón de «npm start». Antes de publicar, copie .env.example a .env y complételo.
`);
  }
}

/** The menu and the links of the 404 page work by themselves. */
async function publishNotFound() {
  await removeScripts(root, join(notFoundPath, 'index.html'), notFoundFile);
  await rm(join(root, notFoundPath), { recursive: true });
  for (const leftover of [`${notFoundPath}.data`, '__spa-fallback.html']) {
    await rm(join(root, leftover), { force: true });
  }
}

async function rewritePages(content: Content) {
  const starter = await buildStarter();
  for (const { kind, path } of listPages(content)) {
    if (kind === 'not-found') continue;
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    await rewritePage(root, { name, kind, file: join(path, 'index.html') }, starter);
  }
}

/** The server's build leaves a copy of the sheet that no page names. */
async function removeUnnamedSheets() {
  const html = await readFile(join(root, notFoundFile), 'utf8');
  const sheets = (await readdir(join(root, 'assets'))).filter((file) => file.endsWith('.css'));
  for (const file of sheets) {
    if (!html.includes(file)) await rm(join(root, 'assets', file));
  }
}

async function compressAll(quick: boolean) {
  const files = await readdir(root, { recursive: true });
  const worthwhile = files.filter((file) =>
    /\.(html|js|css|svg|data|xml|txt|json|webmanifest|glb)$/.test(file),
  );
  await mkdir(keptFolder, { recursive: true });
  const used = new Set<string>();
  await onAllCores(worthwhile, (file) => compress(join(root, file), quick, used));
  if (quick) return;
  for (const name of await readdir(keptFolder)) {
    if (!used.has(name)) await rm(join(keptFolder, name));
  }
}

async function compress(file: string, quick: boolean, used: Set<string>) {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: quick ? 6 : 9 }));
  // A model brings its own.
  if (file.endsWith('.glb') && existsSync(`${file}.br`)) return;
  if (quick) return writeFile(`${file}.br`, await brotliOf(bytes, 5));
  const name = createHash('sha256').update(bytes).digest('hex');
  const kept = join(keptFolder, name);
  used.add(name);
  if (!existsSync(kept)) {
    await writeFileAtomic(kept, await brotliOf(bytes, constants.BROTLI_MAX_QUALITY));
  }
  await copyFile(kept, `${file}.br`);
}

function brotliOf(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Small blocks: styles and words of a document are told apart.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
