import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderToServe, forgetBuild, isBuilt, recordBuild } from './build-record.mjs';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  process.chdir(folder);
  for (const path of ['build/client', 'content']) mkdirSync(path, { recursive: true });
  writeFileSync('build/client/index.html', 'made by a build');
  writeFileSync('content/home.yaml', 'title: uno');
  recordBuild();
});

afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a build holds as long as nothing changes', () => {
  expect(isBuilt()).toBe(true);
});

test('any other build in between makes it void, whoever ran it', () => {
  // As Vite does before it writes, also when it is called by hand with other settings.
  rmSync('build/client', { recursive: true });
  mkdirSync('build/client');
  writeFileSync('build/client/index.html', 'made with keys of EmailJS');
  expect(isBuilt()).toBe(false);
});

test.each([
  ['content', () => writeFileSync('content/home.yaml', 'title: dos')],
  ['a file more', () => writeFileSync('content/about.yaml', '')],
  ['a key in the environment', () => vi.stubEnv('EMAILJS_PUBLIC_KEY', 'x')],
  ['a key in .env', () => writeFileSync('.env', 'EMAILJS_PUBLIC_KEY=x')],
  ['a build that was begun', forgetBuild],
])('%s makes it void', (_case, change) => {
  change();
  expect(isBuilt()).toBe(false);
});

test('a folder that was made to be published is never built over to look at a change', () => {
  expect(folderToServe()).toEqual({ folder: 'build', isReady: true });
  writeFileSync('content/home.yaml', 'title: dos');
  expect(folderToServe()).toEqual({ folder: 'build/start', isReady: false });
  vi.stubEnv('BUILD_FOLDER', 'build/start');
  mkdirSync('build/start/client', { recursive: true });
  recordBuild();
  expect(folderToServe()).toEqual({ folder: 'build/start', isReady: true });
  writeFileSync('content/home.yaml', 'title: uno');
  expect(folderToServe()).toEqual({ folder: 'build', isReady: true });
});

test('a key counts the same from the file and from the environment that has read it', () => {
  writeFileSync('.env', 'SITE_URL=https://planta.example');
  recordBuild();
  vi.stubEnv('SITE_URL', 'https://planta.example');
  expect(isBuilt()).toBe(true);
});
