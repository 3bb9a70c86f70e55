import type { Overview, OverviewItem } from './page.server.ts';

export type ComparedRow = {
  name: string;
  cells: { id: string; value: string; note?: string | undefined }[];
  /** Tells nothing apart. */
  isSame: boolean;
  isSample: boolean;
};

type RowWords = { leadTime: string; systems: string; functions: string; industries: string };

/** What two or three pages have to compare: the rows that at least one of them fills. */
export function comparedRows(
  items: readonly OverviewItem[],
  { rows, facets }: Pick<Overview, 'rows' | 'facets'>,
  words: RowWords,
): ComparedRow[] {
  const row = (
    name: string,
    cell: (item: OverviewItem) => { value: string; note?: string | undefined; sample?: boolean },
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
  const all = [
    ...rows.map(({ id, label }) => row(label, ({ cells }) => cells[id] ?? { value: '' })),
    row(words.leadTime, ({ leadTime }) => leadTime),
    named('systems'),
    named('functions'),
    named('industries'),
  ];
  return all.filter(({ cells }) => cells.some(({ value }) => value));
}
