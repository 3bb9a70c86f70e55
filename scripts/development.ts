import { fork, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { developmentOption } from './development-option.ts';
import { explainFailure } from './explain.ts';
import { describePictures } from './pictures.ts';
import { prepare } from './prepare.ts';

/**
 * Runs the development server with these arguments. Pictures are made when they are asked for, and the
 * others meanwhile, unless a trial needs the machine for itself.
 */
export async function serveForDevelopment(args: string[], isTrial = false) {
  await explainFailure(async () => {
    await prepare();
  });
  if (!isTrial) fork('scripts/make-images.ts').unref();
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
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${developmentOption}`.trim();
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
