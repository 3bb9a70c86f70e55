/** `npm run dev`: the development server, with pictures made anew when one is added or replaced. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { explainFailure } from './explain.ts';
import { makePictures } from './pictures.ts';
import { prepare } from './prepare.ts';

await explainFailure(prepare);
let again: NodeJS.Timeout | undefined;
watch('content/images', { recursive: true }, () => {
  clearTimeout(again);
  // Editors and copies write in several steps; this waits for the last of them.
  again = setTimeout(
    () => makePictures().catch((error: Error) => console.error(error.message)),
    300,
  );
});
// Preparing has built something, which sets NODE_ENV to production for this process.
const server = spawn('react-router', ['dev'], {
  env: { ...process.env, NODE_ENV: 'development' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('exit', (code) => process.exit(code ?? 0));
