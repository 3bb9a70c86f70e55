import { describe, expect, it } from 'vitest';
import { TABLES } from '../../engineering/tables/index.ts';
import { realContent } from '../../tests/support/content-folder.ts';
import { block } from './schema/blocks.ts';

const content = realContent();
const tables = [
  ...content.collection.equipment.flatMap((entry) => entry.content),
  ...content.collection.products.flatMap((entry) => entry.content),
  ...content.collection.services.flatMap(({ items }) => items.flatMap((item) => item.content)),
].filter((part) => part.type === 'table');

describe('a table that a tool can compute', () => {
  it('is computed by it, each of them somewhere on the site', () => {
    const named = new Set(tables.flatMap(({ computed }) => computed ?? []));
    expect(named).toEqual(new Set(Object.keys(TABLES)));
  });

  it('has its rows when the page is made, with a cell for every column', () => {
    for (const { computed, rows, columns, caption } of tables) {
      if (computed === undefined) continue;
      expect(rows.length, caption).toBeGreaterThan(1);
      for (const row of rows) expect(row, caption).toHaveLength(columns.length);
      expect(rows.flat().join(' '), caption).not.toMatch(/NaN|undefined|— (?:kg|kW|°C|%|bar|min)/);
    }
  });

  it('is not typed under a name that no tool knows', () => {
    const wrong = { type: 'table', caption: 'Tabla', columns: ['A', 'B'], computed: 'ninguna' };
    expect(block.safeParse(wrong).success).toBe(false);
    expect(block.safeParse({ ...wrong, computed: undefined }).success).toBe(false);
  });
});
