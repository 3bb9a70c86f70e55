import { fork, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { explainFailure } from './explain.ts';
import { describePictures } from './pictures.ts';
import { prepare } from './prepare.ts';

/** Runs the development server with these arguments; pictures are made when they are asked for. */
export async function serveForDevelopment(args: string[]) {
  await explainFailure(async () => {
    await prepare();
  });
  // A trial needs few of them, and the machine for itself.
  if (!process.env.QUICK_PUBLICATION) fork('scripts/make-images.ts').unref();
  let again: NodeJS.Timeout | undefined;
  watch('content/images', { recursive: true }, () => {
    clearTimeout(again);
    // Editors and copies write in several steps; this waits for the last of them.
    again = setTimeout(
      () => describePictures().catch((error: Error) => console.error(error.message)),
      300,
    );
  });
  console.log('Iniciando el servidor de desarrollo…');
  // Given beforehand, or the server would start itself once more to have it.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=development`.trim();
  // Preparing has built something, which sets NODE_ENV to production for this process.
  const server = spawn('react-router', ['dev', ...args], {
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
