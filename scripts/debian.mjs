/** Programs that come from Debian, installed where that is possible. */
import { existsSync } from 'node:fs';
import { tryRun } from './setup.mjs';

/** Installs the packages when one of the files is missing; whoever needs them looks for them again. */
export function installFromDebian(files, packages) {
  if (files.every((file) => existsSync(file))) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Instalando ${packages.join(', ')} desde Debian…`);
  // A server that is installed for tests is not to be started as a service of the machine.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  tryRun('apt-get', ['update', '-qq'], quiet);
  tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}
