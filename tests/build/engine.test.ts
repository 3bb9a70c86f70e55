import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ENGINE = resolve('build/engine');
let folder = '';

function run(command: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: folder || '.',
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), problem: status === 0 ? '' : stdout + stderr };
}

beforeAll(async () => {
  expect(run('node', 'scripts/engine.ts').problem).toBe('');
  folder = await mkdtemp(resolve('build/engine-test-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('gives what its README says, as a package of its own', async () => {
  const readme = await readFile(join(ENGINE, 'README.md'), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const promised = [...example.matchAll(/\/\/ (.+)$/gm)].map(([, told]) => told);
  expect(promised.length).toBeGreaterThan(4);
  await writeFile(
    join(folder, 'example.mjs'),
    example.replace('@ignea/engine', '../engine/index.js'),
  );
  const { lines, problem } = run('node', 'example.mjs');
  expect(problem).toBe('');
  expect(lines).toEqual(promised);
});

it('carries types that know one dimension from another', async () => {
  const consumer = (unit: string) => `
    import { absolute, of, saturatedAtPressure, solved } from '../engine/index.js';
    const steam = solved(saturatedAtPressure(absolute(of(7, '${unit}'), of(88, 'kPa'))));
    export const latent: number = steam.hfg;`;
  await writeFile(join(folder, 'right.ts'), consumer('barg'));
  await writeFile(join(folder, 'wrong.ts'), consumer('bar'));
  const check = (file: string) =>
    run(
      'tsc',
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      file,
    ).problem;
  expect(check('right.ts')).toBe('');
  expect(check('wrong.ts')).toContain('wrong.ts');
});

it('stays private and needs nothing', async () => {
  const description = JSON.parse(await readFile(join(ENGINE, 'package.json'), 'utf8'));
  expect(description).toMatchObject({ private: true, type: 'module' });
  expect(description.dependencies).toBeUndefined();
});
