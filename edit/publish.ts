/** Versions in git, where there is one, and the folder that goes to the server. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv, promisify, stripVTControlCharacters } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { fieldInWords } from '../app/content.server/field-words.ts';
import { pendingForLaunch } from '../app/content.server/launch.ts';
import { setPictures } from '../app/content.server/pictures.ts';
import { forgetContent, readContent } from '../app/content.server/read.ts';
import { Refused } from './desk.ts';
import { words } from './words.ts';

const run = promisify(execFile);
const publishedFile = '.cache/edit/published.json';
const outFolder = 'build/client';
type Stamps = Record<string, string>;

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

/** What is still missing before the site may go out, and what has changed since it last did. */
export function publication() {
  setPictures();
  forgetContent();
  // Read anew: the owner may have just corrected it.
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const pending = pendingForLaunch(readContent(), { ...settings, ...process.env }).map(
    ({ file, field, message }) =>
      `${[file, fieldInWords(file, field)].filter(Boolean).join(' › ')}: ${message}`,
  );
  return { pending, changed: changedFiles() };
}

/** Null: it was never published from here. */
function changedFiles(): string[] | null {
  if (!existsSync(publishedFile)) return null;
  const before: Stamps = JSON.parse(readFileSync(publishedFile, 'utf8'));
  const now = stamps();
  const files = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...files].filter((file) => before[file] !== now[file]).sort();
}

function stamps(): Stamps {
  const files = globSync('content/**/*.*').map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

export async function publish(): Promise<{ folder: string; files: number }> {
  const published = stamps();
  const { NODE_ENV: _, ...env } = process.env;
  try {
    const quick = env.QUICK_PUBLICATION ? ['--quick'] : [];
    await run(process.execPath, ['scripts/build.ts', ...quick], { env, maxBuffer: 1e8 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = stripVTControlCharacters(`${stdout}\n${stderr}`).trim().split('\n');
    throw new Refused([words.buildFailed, ...said.slice(-12)].join('\n'));
  }
  await writeFileAtomic(publishedFile, JSON.stringify(published, null, 1));
  const folder = resolve(outFolder);
  return { folder, files: globSync(`${folder}/**/*.*`).length };
}
