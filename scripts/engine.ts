/** `npm run engine`: the engineering folder as an ES module with types, in build/engine. */
import { spawnSync } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { build } from 'vite';

const SOURCE = 'engineering';
const TARGET = 'build/engine';

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: TARGET,
    emptyOutDir: true,
    minify: false,
    target: 'es2024',
    lib: { entry: `${SOURCE}/index.ts`, formats: ['es'], fileName: 'index' },
  },
});

const types = spawnSync('tsc', ['-p', SOURCE], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (types.status !== 0) process.exit(types.status ?? 1);

const description = {
  name: '@ignea/engine',
  version: '0.1.0',
  private: true,
  description: 'Steam, condensate and combustion as pure functions',
  type: 'module',
  license: 'UNLICENSED',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  sideEffects: false,
};
await writeFile(`${TARGET}/package.json`, `${JSON.stringify(description, null, 2)}\n`);
await copyFile(`${SOURCE}/README.md`, `${TARGET}/README.md`);
