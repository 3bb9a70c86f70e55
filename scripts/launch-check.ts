/**
 * `npm run launch-check`: what is still missing before the site goes public, and where to change it.
 * With `--json`, for CI: `{ "ready": false, "pending": [{ "file", "field", "message" }] }`.
 */
import { existsSync } from 'node:fs';
import { fieldInWords } from '../app/content.server/field-words.ts';
import { pendingForLaunch } from '../app/content.server/launch.ts';
import { readContent } from '../app/content.server/read.ts';
import { explainFailure } from './explain.ts';
import { describePictures } from './pictures.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

await explainFailure(async () => {
  await describePictures();
  const pending = pendingForLaunch(readContent(), process.env);
  if (pending.length > 0) process.exitCode = 1;
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ ready: pending.length === 0, pending }, null, 2));
    return;
  }
  for (const { file, field, message } of pending) {
    console.log(`${[file, fieldInWords(file, field)].filter(Boolean).join(' › ')}: ${message}`);
  }
  console.log(
    pending.length === 0
      ? 'Listo para publicar: no queda contenido de muestra ni falta ningún ajuste.'
      : `\nAntes de publicar falta${pending.length === 1 ? '' : 'n'}: ${pending.length}.`,
  );
});
