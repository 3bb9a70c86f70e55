import type { SizeChartProps } from '../charts/size-chart.tsx';
import type { Block, BlockOf } from '../content.server/schema/blocks.ts';
import type { SelectionTable } from '../content.server/schema/selection.ts';
import type { Asked } from './match.ts';

type Range = BlockOf<'range'>;
/** A range whose sizes stand in a table. */
export type SizeRange = Range & {
  y: NonNullable<Range['y']>;
  sizes: NonNullable<Range['sizes']>;
};

export function isSizeRange(block: Block): block is SizeRange {
  return block.type === 'range' && block.y !== undefined && block.sizes !== undefined;
}

export function sizesIn(
  table: SelectionTable,
  { title, description, x, y, mark, sizes }: SizeRange,
  asked: Asked = [],
): Omit<SizeChartProps, 'isExample'> {
  const placeOf = (id: string) => table.columns.findIndex((column) => column.id === id);
  const askedOf = (id: string) => {
    const value = asked[table.conditions.findIndex(({ column }) => column === id)];
    return typeof value === 'number' ? value : undefined;
  };
  return {
    title,
    description,
    x,
    y,
    mark,
    sizes: table.rows.map((row) => ({
      name: String(row[0]),
      x: Number(row[placeOf(sizes.x)]),
      y: Number(row[placeOf(sizes.y)]),
    })),
    isSample: table.columns.some(({ id, sample }) => sample && [sizes.x, sizes.y].includes(id)),
    asked: { x: askedOf(sizes.x), y: askedOf(sizes.y) },
  };
}
