/** `npm run launch-check`: what is still missing before the site goes public, and where to change it. */
import { existsSync } from 'node:fs';
import { pendingForLaunch } from '../app/content.server/launch.ts';
import { readContent } from '../app/content.server/read.ts';
import { explainFailure } from './explain.ts';
import { describePictures } from './pictures.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

await explainFailure(async () => {
  await describePictures();
  const pending = pendingForLaunch(readContent(), process.env);
  for (const { file, field, message } of pending) {
    console.log(`${[file, field].filter(Boolean).join(' › ')}: ${message}`);
  }
  if (pending.length === 0) {
    console.log('Listo para publicar: no queda contenido de muestra ni falta ningún ajuste.');
  } else {
    console.log(`\nAntes de publicar falta${pending.length === 1 ? '' : 'n'}: ${pending.length}.`);
    process.exitCode = 1;
  }
});
