/** Versions of the content in git, where there is one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refused } from './desk.ts';
import { words } from './words.ts';

const run = promisify(execFile);

export async function hasGit(): Promise<boolean> {
  return run('git', ['rev-parse', '--is-inside-work-tree']).then(
    () => true,
    () => false,
  );
}

export async function saveVersion(): Promise<{ count: number }> {
  try {
    await run('git', ['add', '--all', '--', 'content']);
    const { stdout } = await run('git', ['diff', '--cached', '--name-only', '--', 'content']);
    const count = stdout.split('\n').filter(Boolean).length;
    if (count === 0) throw new Refused(words.version.nothing);
    // Where nobody has set up git there is no name to sign with.
    const author = await Promise.all([
      signature('user.name', 'Editor del sitio'),
      signature('user.email', 'editor@localhost'),
    ]);
    const message = words.version.message(count);
    await run('git', [
      ...author.flat(),
      'commit',
      '--quiet',
      '--message',
      message,
      '--',
      'content',
    ]);
    return { count };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(words.version.failed(String((error as { stderr?: string }).stderr ?? error)));
  }
}

async function signature(key: string, otherwise: string): Promise<string[]> {
  return run('git', ['config', key]).then(
    () => [],
    () => ['-c', `${key}=${otherwise}`],
  );
}
