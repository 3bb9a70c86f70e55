/**
 * Makes a fresh clone ready. Plain JavaScript, for it runs on the machine's own Node before the
 * project's Node is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what the lockfile says, when that is not what is there. `npm ci` would refuse a lockfile
 * that lacks the binaries of other platforms, which some registries do not carry.
 */
export function installDependencies(folder = '.') {
  const stamp = join(folder, 'node_modules/.installed');
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Instalando dependencias${folder === '.' ? '' : ` de ${folder}`}…`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', ...options], { cwd: folder });
  writeFileSync(stamp, wanted);
}

/** Runs a command in sight of the user; its failure ends this process with the same code. */
export function run(command, args, options = {}) {
  const code = tryRun(command, args, options);
  if (code !== 0) process.exit(code);
}

export function tryRun(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(`No se pudo ejecutar ${command}: ${error.message}`);
  return status ?? 1;
}
