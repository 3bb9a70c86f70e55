import { expect, test } from 'vitest';
import { circleAmong, importsIn, sourceFiles } from './imports.ts';
import { problemWith } from './rules.ts';

const imports = sourceFiles().flatMap((file) => importsIn(file));

test('every import of the site goes where its folder may go', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.flatMap((one) => problemWith(one) ?? [])).toEqual([]);
});

test('no modules import values of one another in a circle', () => {
  expect(circleAmong(imports)).toBeUndefined();
});

const problemsOf = (file: string, source: string) =>
  importsIn(file, source).flatMap((one) => problemWith(one) ?? []);

test.each([
  [
    'a page that computes',
    'app/pages/home/page.tsx',
    `import { CALCULATORS } from '../../../engineering/calculators/index.ts';`,
  ],
  [
    'a part of a page that computes',
    'app/pages/home/hero.tsx',
    `import { formatNumber } from '../../../engineering/format.ts';`,
  ],
  ['a page that reads files', 'app/pages/home/page.tsx', `import { readFileSync } from 'node:fs';`],
  [
    'a part of a page that reads files',
    'app/pages/about/team.tsx',
    `import { readFileSync } from 'node:fs';`,
  ],
  [
    'site.ts with a value of the server',
    'app/site.ts',
    `import { siteFrame } from './pages/site-frame.server.ts';`,
  ],
  [
    'site.ts with the content',
    'app/site.ts',
    `import { readContent } from './content.server/read.ts';`,
  ],
  [
    'the inbox with a section',
    'inbox/server.ts',
    `import { Blocks } from '../app/sections/blocks.tsx';`,
  ],
  [
    'the inbox with a form',
    'inbox/server.ts',
    `import { ContactForm } from '../app/contact/form.tsx';`,
  ],
  [
    'a value with a capital',
    'app/sections/clients.tsx',
    `import { Company } from '../content.server/schema/site.ts';`,
  ],
  [
    'a type beside a value',
    'app/sections/clients.tsx',
    `import { type Client, clients } from '../content.server/schema/bands.ts';`,
  ],
  [
    'the whole of a module',
    'app/layout/footer.tsx',
    `import * as Pages from '../pages/registry.server.ts';`,
  ],
  [
    'a value passed on',
    'app/layout/footer.tsx',
    `export { kinds } from '../pages/registry.server.ts';`,
  ],
  [
    'a value that comes late',
    'app/layout/footer.tsx',
    `const late = () => import('../pages/registry.server.ts');`,
  ],
  ['a schema in a view', 'app/pages/home/page.tsx', `import { reads } from './schema.ts';`],
  [
    'the content in a page',
    'app/pages/home/page.tsx',
    `import { readContent } from '../../content.server/read.ts';`,
  ],
  [
    'a part of another kind',
    'app/pages/home/page.tsx',
    `import { Team } from '../about/team.tsx';`,
  ],
  [
    'a server module in a part',
    'app/pages/home/hero.tsx',
    `import { load } from './page.server.ts';`,
  ],
  [
    'a view that Node would have to read',
    'app/pages/home/page.server.ts',
    `import { Hero } from './hero.tsx';`,
  ],
  ['a validator for the browser', 'app/contact/form.tsx', `import { z } from 'zod';`],
  ['ui with words', 'app/ui/button.tsx', `import { useLabels } from '../site.ts';`],
  ['engineering with the app', 'engineering/units.ts', `import { fill } from '../app/ui/fill.ts';`],
  ['engineering with a package', 'engineering/units.ts', `import { z } from 'zod';`],
  ['a folder without a rule', 'app/blog/page.tsx', `import { useState } from 'react';`],
])('%s is refused', (_what, file, source) => {
  expect(problemsOf(file, source)).toHaveLength(1);
});

test.each([
  [
    'a type of a schema',
    'app/sections/clients.tsx',
    `import type { Client } from '../content.server/schema/bands.ts';`,
  ],
  ['a page with its loader', 'app/pages/home/page.tsx', `import { load } from './page.server.ts';`],
  [
    'a type of engineering',
    'app/pages/home/page.tsx',
    `import type { CalculatorId } from '../../../engineering/calculators/index.ts';`,
  ],
  [
    'files at build time',
    'app/pages/home/page.server.ts',
    `import { readFileSync } from 'node:fs';`,
  ],
])('%s is allowed', (_what, file, source) => {
  expect(problemsOf(file, source)).toEqual([]);
});

test('a circle is found, but not one of types', () => {
  const edge = (file: string, target: string, isType = false) => ({ file, target, isType });
  const circle = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a')];
  expect(circleAmong(circle)).toEqual(['a', 'b', 'c', 'a']);
  expect(circleAmong([edge('a', 'b'), edge('b', 'a', true)])).toBeUndefined();
});
