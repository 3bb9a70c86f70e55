import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Locked = { resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };

test.each(['.', 'deploy/cloudflare'])(
  'what %s installs is checked by its hash, and runs nothing',
  (folder) => {
    const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const locked = Object.entries<Locked>(lockfile.packages).filter(([path]) => path !== '');
    expect(locked.length).toBeGreaterThan(20);
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  },
);

test('no dependency of the site asks to run a script when it is installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const asking = Object.entries<Locked>(packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  expect(asking.map(([path]) => path)).toEqual([]);
});
