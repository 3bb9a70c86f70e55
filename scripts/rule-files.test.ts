import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortName } from './class-names.ts';
import { isRuleOfOthers } from './rule-files.ts';

const needed = 'app/ui/tabs.module.css';
const nameOf = (file: string) => shortName('a', resolve(file), '.a {}');
const own = `.${nameOf(needed)}`;
const other = `.${nameOf('app/ui/table.module.css')}`;
const late = `.${nameOf('app/viewer/viewer.late.module.css')}`;
const isOfOthers = isRuleOfOthers([needed]);

test.each([
  other,
  `${other}:hover>:is(a,b)`,
  `${other} a,:is(ul,ol) ${other}`,
  `h2:has(${other},i)`,
  `${other}:not(${own})`,
  `@keyframes ${other.slice(1)}`,
])('%s needs a class of another file', (head) => {
  expect(isOfOthers(head)).toBe(true);
});

test.each([
  own,
  `${own} a,${other} a`,
  `${other} ${own}`,
  `a,${other}`,
  `a:not(${other})`,
  `${other},a:not(:has(${other},b),c) d`,
  `${other},${late}`,
  `@keyframes ${own.slice(1)}`,
  '@media (width<600px)',
  '@layer components',
  'from',
  '100%',
  '&:hover',
  '.report',
])('%s can apply without', (head) => {
  expect(isOfOthers(head)).toBe(false);
});

test('what it does not know is no silent mistake', () => {
  expect(() => isOfOthers(`@scope (${other})`)).toThrow('not known when');
  expect(() => isOfOthers(`${other}:is(a`)).toThrow('never closed');
  expect(() => isOfOthers('._zz_1')).toThrow('no CSS module');
});
