import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve as absolute, basename, delimiter, join } from 'node:path';

/** All that a build reads; pictures already made come along, for making them takes minutes. */
const sources = [
  'app',
  'content',
  'deploy',
  'edit',
  'engineering',
  'enhance',
  'inbox',
  'public',
  'scripts',
  'tests',
  '.cache',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.edit.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
];

export type Outcome = { status: number | null; output: string };

/** The project in a folder of its own, where a test may change and build it. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const source of sources.filter((name) => existsSync(name))) {
    cpSync(source, join(folder, source), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  symlinkSync(absolute('node_modules'), join(folder, 'node_modules'));

  /** For the project's own commands, on the Node that runs this. */
  const env = () => {
    const bin = absolute('node_modules/.bin');
    // Its content is about to change: it is checked anew.
    const { CHECKED_CONTENT: _, ...rest } = process.env;
    return { ...rest, NO_COLOR: '1', PATH: `${bin}${delimiter}${process.env.PATH}` };
  };

  /** Runs a command of the project there. */
  function run(command: string, ...args: string[]) {
    const child = spawn(command, args, { cwd: folder, env: env() });
    let output = '';
    child.stdout.on('data', (words) => (output += words));
    child.stderr.on('data', (words) => (output += words));
    return new Promise<Outcome>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, output }));
    });
  }

  /** What a module says there when plain Node runs it, as JSON. */
  async function ask(code: string) {
    const { status, output } = await run(
      process.execPath,
      '--input-type=module-typescript',
      '--eval',
      code,
    );
    if (status !== 0) throw new Error(output);
    return JSON.parse(output);
  }

  return {
    folder,
    env,
    run,
    ask,
    build: () => run(process.execPath, 'scripts/build.ts'),
    // What still runs there may write once more.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 }),
  };
}
