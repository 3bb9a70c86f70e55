import { smallFirst } from '../../ui/small-first.ts';
import type { Overview, OverviewItem } from './page.server.ts';

type Cell = { value: string; note?: string | undefined };

export type ComparedRow = {
  name: string;
  cells: (Cell & { id: string })[];
  /** Tells nothing apart. */
  isSame: boolean;
  isSample: boolean;
};

type Compared = {
  /** The figures that at least two of them have. */
  shared: ComparedRow[];
  /** What only one of them has. */
  own: ComparedRow[];
  /** What every page says of itself: delivery and where it serves. */
  uses: ComparedRow[];
  /** No two of them do the same in a plant. */
  isUnlike: boolean;
};

type RowWords = { leadTime: string; systems: string; functions: string; industries: string };

/** What two or three pages have to compare, every figure in the row of its name. */
export function comparedRows(
  items: readonly OverviewItem[],
  { rows, facets }: Pick<Overview, 'rows' | 'facets'>,
  words: RowWords,
): Compared {
  const row = (
    name: string,
    cell: (item: OverviewItem) => Cell & { sample?: boolean },
  ): ComparedRow => {
    const cells = items.map((item) => ({ id: item.slug, ...cell(item) }));
    const said = new Set(cells.map(({ value, note = '' }) => `${value} ${note}`));
    return {
      name,
      cells: cells.map(({ id, value, note }) => ({ id, value, note })),
      isSame: said.size === 1,
      isSample: cells.some(({ sample }) => sample),
    };
  };
  const named = (facet: keyof Overview['facets']) =>
    row(words[facet], (item) => {
      const chosen = facets[facet].filter(({ id }) => item[facet].includes(id));
      const [first, ...others] = chosen.map(({ label }) => label);
      const small = others.map(smallFirst);
      return { value: [first, ...small].join(', ') };
    });
  const figures = rows.map(({ id, label }) =>
    row(label, ({ cells }) => cells[id] ?? { value: '' }),
  );
  const uses = [
    row(words.leadTime, ({ leadTime }) => leadTime),
    named('systems'),
    named('functions'),
    named('industries'),
  ].filter((one) => filled(one) > 0);
  return {
    shared: figures.filter((one) => filled(one) > 1),
    own: figures.filter((one) => filled(one) === 1),
    uses,
    isUnlike: facets.functions.every(({ id }) => doing(items, id) < 2),
  };
}

function filled({ cells }: ComparedRow): number {
  return cells.filter(({ value }) => value).length;
}

function doing(items: readonly OverviewItem[], id: string): number {
  return items.filter(({ functions }) => functions.includes(id)).length;
}
