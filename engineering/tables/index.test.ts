import { expect, test } from 'vitest';
import { TABLES } from './index.ts';

test.each(Object.entries(TABLES))('no column of %s is empty', (_, make) => {
  const rows = make();
  const columns = rows[0]?.map((__, index) => rows.map((row) => row[index] ?? ''));
  expect(columns?.filter((cells) => cells.every((cell) => /^—?$/.test(cell)))).toEqual([]);
});
