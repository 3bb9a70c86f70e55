/**
 * `npm run build`: content and pictures, then the pages, then the files around them. With `--quick`,
 * as `npm start` asks for it, pictures and documents are left for when somebody asks for them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { handOverContent } from '../app/content.server/read.ts';
import { forgetBuild, recordBuild } from './build-record.mjs';
import { explainFailure } from './explain.ts';
import { makeDocuments } from './pdf/make.ts';
import { makePictures, prepare } from './prepare.ts';
import { publishFiles } from './publish-files.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const quick = process.argv.includes('--quick');

await explainFailure(async () => {
  forgetBuild();
  const content = await prepare();
  // Documents and pages keep one core busy at a time; the others encode pictures meanwhile.
  const pictures = quick ? undefined : makePictures(content);
  // A page tells how large its documents are.
  const documents = quick ? undefined : makeDocuments(content);
  await Promise.all([pictures, Promise.resolve(documents).then(buildPages)]);
  console.log('Comprimiendo los archivos…');
  await publishFiles({ quick });
  recordBuild();
});

async function buildPages() {
  handOverContent();
  console.log('Construyendo las páginas…');
  const pages = spawn('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [status] = await once(pages, 'close');
  if (status !== 0) process.exit(status ?? 1);
}
