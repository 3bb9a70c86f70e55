import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { workInCopy } from '../tests/support/content-folder.ts';
import { undo } from './desk.ts';
import { changeList } from './lists.ts';
import { placeNamed } from './marks.ts';
import { readPlace } from './texts.ts';
import type { ListAction } from './yaml-source.ts';

beforeEach(workInCopy);

const file = 'products/bombas-mecanicas-condensado';
const source = () => readFileSync(`content/${file}.yaml`, 'utf8');
const readAt = <Value>(place: string) => readPlace(placeNamed(`${file}#${place}`)).value as Value;
const act = (place: string, index: number, action: ListAction | 'add') =>
  changeList(placeNamed(`${file}#${place}`), readAt(place), index, action);
const blocks = () => readAt<{ type: string; id?: string }[]>('content');
const table = () => `content.${blocks().findIndex(({ type }) => type === 'table')}`;

test('a row is added to a table, with as many cells as it has columns', async () => {
  const before = source();
  const rows = `${table()}.rows`;
  const { length } = readAt<string[][]>(rows);
  await act(rows, 0, 'add');
  expect(readAt<string[][]>(rows)).toHaveLength(length + 1);
  expect(readAt<string[][]>(rows)[1]).toEqual(
    readAt<string[]>(`${table()}.columns`).map(() => 'Texto por escribir'),
  );
  await undo();
  expect(source()).toBe(before);
});

test('a column takes its cells along, wherever it goes', async () => {
  const before = source();
  const [columns, rows] = [`${table()}.columns`, `${table()}.rows`];
  const [names, cells] = [readAt<string[]>(columns), readAt<string[][]>(rows)];
  await act(columns, 0, 'down');
  const moved = <Cell>([first, second, ...others]: Cell[]) => [second, first, ...others];
  expect(readAt(columns)).toEqual(moved(names));
  expect(readAt(rows)).toEqual(cells.map(moved));
  await act(columns, names.length - 1, 'add');
  expect(readAt<string[][]>(rows).map((row) => row.at(-1))).toEqual(
    cells.map(() => 'Texto por escribir'),
  );
  await act(columns, 0, 'remove');
  expect(readAt<string[]>(columns)[0]).toBe(names[0]);
  expect(readAt<string[][]>(rows)[0]?.[0]).toBe(cells[0]?.[0]);
  for (const _ of [1, 2, 3]) await undo();
  expect(source()).toBe(before);
});

test('a block that names one of our tools names it still when it is doubled', async () => {
  const at = blocks().findIndex(({ type }) => type === 'calculator');
  await act('content', at, 'duplicate');
  expect(blocks()[at + 1]).toEqual(blocks()[at]);
});

test('what is refused elsewhere in the file is told with its place', async () => {
  const images = readAt<object[]>('images').length;
  await expect(act('images', images - 1, 'remove')).rejects.toThrow(
    /^Ficha PDF › .*: no está entre las imágenes/,
  );
});

test.each(['paragraph', 'headline', 'features', 'blockquote', 'table', 'faq'])(
  'a block of another kind is added below, to be written: %s',
  async (kind) => {
    const before = source();
    const { levels } = readPlace(placeNamed(`${file}#content.0.text`));
    expect(levels.at(-1)?.kinds).toContain(kind);
    await changeList(placeNamed(`${file}#content`), readAt('content'), 0, 'add', kind);
    expect(blocks()[1]?.type).toBe(kind);
    expect(JSON.stringify(blocks()[1])).toContain('Texto por escribir');
    await undo();
    expect(source()).toBe(before);
  },
);

test('only blocks of words are offered: a drawing has to be thought out', () => {
  const { levels } = readPlace(placeNamed(`${file}#content.0.text`));
  expect(levels.at(-1)?.kinds).not.toContain('calculator');
  expect(readPlace(placeNamed('team#0.name')).levels[0]?.kinds).toEqual([]);
});
