import { expect, test } from 'vitest';
import { shortProperties } from './short-properties.ts';

const css =
  ':root{--space-1:8px;--color-heat:red;--flow-gas:grey;--size:1px}.a--size{top:var(--space-1);left:var(--space-1);width:var(--size)}';

test('a property gets a short name wherever it stands, the most used the shortest', () => {
  expect(shortProperties(css, [])).toBe(
    ':root{--0:8px;--2:red;--3:grey;--1:1px}.a--size{top:var(--0);left:var(--0);width:var(--1)}',
  );
});

test('what a script names keeps its name, also where only its beginning is', () => {
  const short = shortProperties(css, ["style['--color-heat']", "colour('--flow-' + medium)"]);
  expect(short).toMatch(/--color-heat:red;--flow-gas:grey/);
  expect(short).toMatch(/\{--0:8px/);
});
