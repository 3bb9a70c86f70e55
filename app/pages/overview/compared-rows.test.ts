import { expect, test } from 'vitest';
import { realContent } from '../../../tests/support/content-folder.ts';
import { listPages } from '../registry.server.ts';
import { comparedRows } from './compared-rows.ts';
import { load } from './page.server.ts';

const content = realContent();
const pages = listPages(content);
const page = pages.find(({ path }) => path === '/products') ?? expect.fail();
const overview = load({ content, page, pages });
const words = { leadTime: 'Plazo', systems: 'Sistema', functions: 'Función', industries: 'Sector' };
const compare = (...slugs: string[]) =>
  comparedRows(
    overview.items.filter(({ slug }) => slugs.includes(slug)),
    overview,
    words,
  );

test('a row stands in the table when at least two have it, and no figure is lost', () => {
  const { shared, own } = compare('valvulas-control', 'valvulas-reductoras');
  expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(['Tamaño', 'Kvs']));
  for (const { cells } of shared) expect(cells.every(({ value }) => value)).toBe(true);
  const told = overview.items
    .filter(({ slug }) => slug.startsWith('valvulas-control') || slug === 'valvulas-reductoras')
    .reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);
  expect(2 * shared.length + own.length).toBe(told);
});

test('what has nothing in common keeps its own figures, each in the row of its name', () => {
  const { shared, own, uses, isUnlike } = compare('totalizadores', 'valvulas-seguridad');
  expect(shared).toEqual([]);
  expect(isUnlike).toBe(true);
  const named = (name: string) => own.find((row) => row.name === name)?.cells;
  expect(named('Líneas de medición')?.map(({ value }) => value)).toEqual(['1\u00a0a\u00a04', '']);
  expect(named('Área efectiva')?.map(({ value }) => value)).toEqual(['', expect.any(String)]);
  expect(uses.map(({ name }) => name)).toContain('Plazo');
});

test('what does the same in a plant is not called unlike', () => {
  expect(compare('valvulas-control', 'valvulas-reductoras').isUnlike).toBe(false);
});
