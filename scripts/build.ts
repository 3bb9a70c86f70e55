/** `npm run build`: content and pictures, then the pages, then the files around them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { handOverContent } from '../app/content.server/read.ts';
import { explainFailure } from './explain.ts';
import { prepare } from './prepare.ts';
import { publishFiles } from './publish-files.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

await explainFailure(async () => {
  await prepare();
  handOverContent();
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  await publishFiles();
});
