/** `npm run build`: content and pictures, then the pages, then the files around them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { prepare } from './prepare.ts';
import { publishFiles } from './publish-files.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await prepare();
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  await publishFiles();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
