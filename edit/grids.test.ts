import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { workInCopy } from '../tests/support/content-folder.ts';
import { undo } from './desk.ts';
import { gridsIn, setGrid } from './grids.ts';
import { parsed } from './yaml-source.ts';

beforeEach(workInCopy);

const file = 'products/bombas-mecanicas-condensado';
const source = () => readFileSync(`content/${file}.yaml`, 'utf8');
const read = () => {
  const [grid] = gridsIn(file, parsed(source()));
  if (!grid) throw new Error(file);
  return grid;
};
const save = (rows: string[][], sources = read().columns.map((column) => column.source)) =>
  setGrid({ place: read().place, seen: read().rows, rows, sources });

test('figures and their source are changed together, and nothing else is', async () => {
  const before = source();
  const { rows, columns } = read();
  const [first = [], ...others] = rows;
  const mass = columns.findIndex(({ name }) => name.startsWith('Masa'));
  const sources = columns.map((column, index) => (index === mass ? 'Catálogo BM' : column.source));
  await save([first.with(mass, '61,5'), ...others, first.with(0, 'BM-80')], sources);
  expect(read().rows).toEqual([first.with(mass, '61,5'), ...others, first.with(0, 'BM-80')]);
  expect(read().columns[mass]?.source).toBe('Catálogo BM');
  const after = source();
  expect(after).toContain(
    '        - { id: masa, name: Masa vacía, unit: kg, sample: false, source: Catálogo BM }\n',
  );
  const replaced = before.split('\n').filter((line) => !after.includes(`${line}\n`));
  expect(replaced[0]).toContain('id: masa, name: Masa vacía, unit: kg, sample: true');
  // At most that and the line of the figure.
  expect(replaced.length).toBeLessThan(3);
  await undo();
  expect(source()).toBe(before);
});

test.each([
  ['1.250', /¿1.250 o 1,25\?/],
  ['1,500', /¿1.500 o 1,5\?/],
  ['mucho', 'no es un número'],
  ['12 34', 'no es un número'],
  ['0x10', 'no es un número'],
])('%s in a column with a unit is refused, with its place', async (text, said) => {
  const { rows, columns } = read();
  const at = columns.findIndex(({ isNumber }) => isNumber);
  const saving = save(rows.map((row, index) => (index === 1 ? row.with(at, text) : row)));
  await expect(saving).rejects.toThrow(said);
  await expect(saving).rejects.toThrow(`Fila 2, ${columns[at]?.name}`);
});

test('a figure that the table already has is not asked about again, wherever its row goes', async () => {
  const { rows, columns } = read();
  const at = columns.findIndex(({ isNumber }) => isNumber);
  const [first = [], second = [], ...others] = rows;
  await save([first.with(at, '1,2340'), second, ...others]);
  const shown = first.with(at, '1,234');
  expect(read().rows).toEqual([shown, second, ...others]);
  const before = source();
  await save([second, shown, ...others]);
  expect(read().rows).toEqual([second, shown, ...others]);
  await save([shown, second, ...others]);
  expect(source()).toBe(before);
});

test('a table that changed meanwhile is not overwritten', async () => {
  const { place, rows, columns } = read();
  await save(rows.slice(1));
  const sources = columns.map(() => '');
  await expect(setGrid({ place, seen: rows, rows, sources })).rejects.toThrow('cambió mientras');
});
