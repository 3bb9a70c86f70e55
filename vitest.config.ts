import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Modules are read once per core, not once per file, which took half of the time. */
const shared = { isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true };

export default defineConfig({
  test: {
    // One more than the cores: some tests wait for processes, and of itself it leaves one core free.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'app/**/*.test.ts',
            'engineering/**/*.test.ts',
            'deploy/*.test.ts',
            'enhance/*.test.ts',
            'inbox/**/*.test.ts',
            'scripts/**/*.test.ts',
            'edit/**/*.test.ts',
            'tests/imports/**/*.test.ts',
          ],
          // On a crowded machine too: what an editor still does after its test would be done to the real content.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // A whole build on cores that others use too.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
