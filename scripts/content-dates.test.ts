import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentDates } from './content-dates.ts';

const folder = mkdtempSync(join(tmpdir(), 'dates-'));
afterAll(() => rmSync(folder, { recursive: true }));

function git(project: string, day: string, ...args: string[]) {
  const date = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const identity = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@ignea.example'];
  execFileSync('git', [...identity, ...args], { cwd: project, env, stdio: 'pipe' });
}

function write(project: string, file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** Three files of 2024, one of them changed in 2025, and something else in 2026. */
function repository(name: string, within = '.'): string {
  const repo = join(folder, name);
  const project = join(repo, within);
  mkdirSync(project, { recursive: true });
  git(repo, '2024-02-03', 'init', '--quiet');
  write(project, 'content/home.yaml', 'uno');
  write(project, 'content/products/a.yaml', 'uno');
  write(project, 'content/images/products/a-conjunto.jpg', 'uno');
  git(repo, '2024-02-03', 'add', '--all');
  git(repo, '2024-02-03', 'commit', '--quiet', '--message=Uno');
  write(project, 'content/products/a.yaml', 'dos');
  git(repo, '2025-04-05', 'commit', '--quiet', '--all', '--message=Dos');
  write(project, 'README.md', 'tres');
  git(repo, '2026-06-07', 'add', '--all');
  git(repo, '2026-06-07', 'commit', '--quiet', '--message=Tres');
  return project;
}

const all = {
  home: '2024-02-03',
  'products/a': '2025-04-05',
  'images/products/a-conjunto': '2024-02-03',
};

test('each file has the day of its last commit', () => {
  expect(Object.fromEntries(contentDates(repository('plain')))).toEqual(all);
});

test('also where the project is a folder of a larger repository', () => {
  expect(Object.fromEntries(contentDates(repository('large', 'web/site')))).toEqual(all);
});

test('what is not committed yet has no date, nor has what is gone', () => {
  const project = repository('changed');
  write(project, 'content/home.yaml', 'otro');
  write(project, 'content/new.yaml', 'nuevo');
  rmSync(join(project, 'content/images/products/a-conjunto.jpg'));
  expect(Object.fromEntries(contentDates(project))).toEqual({ 'products/a': '2025-04-05' });
});

test('a picture replaced by one of another kind is as new as the other', () => {
  const project = repository('replaced');
  rmSync(join(project, 'content/images/products/a-conjunto.jpg'));
  write(project, 'content/images/products/a-conjunto.webp', 'dos');
  git(project, '2026-08-09', 'add', '--all');
  git(project, '2026-08-09', 'commit', '--quiet', '--message=Cuatro');
  expect(contentDates(project).get('images/products/a-conjunto')).toBe('2026-08-09');
});

test('a shallow clone dates only what its own commits have changed', () => {
  const origin = repository('origin');
  for (const [depth, known] of [
    ['1', {}],
    ['2', {}],
    ['3', { 'products/a': '2025-04-05' }],
    ['4', all],
  ] as const) {
    git(
      folder,
      '2026-06-07',
      'clone',
      '--quiet',
      `--depth=${depth}`,
      `file://${origin}`,
      `d${depth}`,
    );
    expect([depth, Object.fromEntries(contentDates(join(folder, `d${depth}`)))]).toEqual([
      depth,
      known,
    ]);
  }
  write(join(folder, 'd1'), 'content/home.yaml', 'después');
  git(join(folder, 'd1'), '2026-09-10', 'commit', '--quiet', '--all', '--message=Cinco');
  expect(Object.fromEntries(contentDates(join(folder, 'd1')))).toEqual({ home: '2026-09-10' });
});

test('without a repository there are no dates', () => {
  const project = join(folder, 'copy');
  write(project, 'content/home.yaml', 'uno');
  expect(contentDates(project).size).toBe(0);
});
