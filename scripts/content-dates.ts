/** When the files of content/ last changed, as far as their history in git tells the truth. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ContentDates } from '../app/pages/sitemap.server.ts';

/**
 * The days of the last commits. Without git there is none. A file that differs from the last commit
 * has none, for its change has no date yet; nor has one whose history a shallow clone cuts off, where
 * the oldest commit seems to have made every file.
 */
export function contentDates(project = '.'): ContentDates {
  const cutOff = oldestOfShallowClone(project);
  const changed = new Set(
    git(project, 'diff', '--name-only', '--relative', 'HEAD', '--', 'content'),
  );
  const dates = new Map<string, string>();
  const seen = new Set<string>();
  let day = '';
  let commit = '';
  for (const line of git(
    project,
    'log',
    '--format=%x09%H %cs',
    '--name-only',
    '--relative',
    '--',
    'content',
  )) {
    if (line.startsWith('\t')) [commit = '', day = ''] = line.slice(1).split(' ');
    else if (!seen.has(line)) {
      seen.add(line);
      const stem = line.slice('content/'.length).replace(/\.[^./]*$/, '');
      const known = !changed.has(line) && !cutOff.has(commit);
      if (known && existsSync(resolve(project, line))) dates.set(stem, day);
    }
  }
  return dates;
}

function oldestOfShallowClone(project: string): Set<string> {
  const [file] = git(project, 'rev-parse', '--git-path', 'shallow');
  const path = file && resolve(project, file);
  return new Set(path && existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []);
}

function git(project: string, ...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
