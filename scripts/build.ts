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
import { countProgress } from './progress.ts';
import { publishFiles } from './publish-files.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const quick = process.argv.includes('--quick');

await explainFailure(async () => {
  forgetBuild();
  const content = await prepare();
  if (quick) await buildPages();
  else {
    // A page tells how large its documents are. Both keep one core busy; the others encode pictures meanwhile.
    const documents = makeDocuments(content, countProgress('Preparando documentos'));
    await Promise.all([makePictures(content), documents.then(buildPages)]);
  }
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
