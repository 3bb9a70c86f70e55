/**
 * `npm run build`: content and pictures, then the pages, then the files around them. With `--quick`,
 * as `npm start` asks for it, pictures and documents are left for when somebody asks for them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { handOverContent } from '../app/content.server/read.ts';
import { forgetBuild, recordBuild } from './build-record.mjs';
import { explainFailure } from './explain.ts';
import { makeFiles, prepare } from './prepare.ts';
import { publishFiles } from './publish-files.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const quick = process.argv.includes('--quick');

await explainFailure(async () => {
  forgetBuild();
  const content = await prepare();
  if (!quick) await makeFiles(content);
  handOverContent();
  console.log('Construyendo las páginas…');
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  console.log('Comprimiendo los archivos…');
  await publishFiles({ quick });
  recordBuild();
});
