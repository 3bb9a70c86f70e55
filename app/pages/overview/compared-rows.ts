import type { Overview, OverviewItem } from './page.server.ts';

type Cell = { value: string; note?: string | undefined };

export type ComparedRow = {
  name: string;
  cells: (Cell & { id: string })[];
  /** Tells nothing apart. */
  isSame: boolean;
  isSample: boolean;
};

/** What only one of them has. */
export type OwnFigures = { id: string; figures: (Cell & { name: string })[] };

type Compared = {
  /** The figures that at least two of them have. */
  shared: ComparedRow[];
  own: OwnFigures[];
  /** What every page says of itself: delivery and where it serves. */
  uses: ComparedRow[];
  /** Names of the rows with a sample in them. */
  invented: string[];
};

type RowWords = { leadTime: string; systems: string; functions: string; industries: string };

/** What two or three pages have to compare; what only one of them has is no row of dashes. */
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
      return { value: chosen.map(({ label }) => label).join(', ') };
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
  const single = figures.filter((one) => filled(one) === 1);
  return {
    shared: figures.filter((one) => filled(one) > 1),
    own: items.map(({ slug: id }) => ({ id, figures: ownFigures(single, id) })),
    uses,
    invented: [...figures, ...uses].flatMap(({ name, isSample }) => (isSample ? name : [])),
  };
}

function filled({ cells }: ComparedRow): number {
  return cells.filter(({ value }) => value).length;
}

function ownFigures(rows: readonly ComparedRow[], id: string): OwnFigures['figures'] {
  return rows.flatMap(({ name, cells }) =>
    cells.flatMap(({ id: of, value, note }) => (of === id && value ? [{ name, value, note }] : [])),
  );
}
