import type { Overview, OverviewItem } from './page.server.ts';

export type Figure = OverviewItem['keyFigures'][number];

type Shared = { name: string; cells: Figure[][] };

/** What a figure is measured in; a range may carry its units in its text: «100 kWth a 10 MWth». */
function unitOf({ value, unit }: Figure): string {
  return unit ?? value.split(/\s/).at(-1) ?? '';
}

/** The key figures in rows that all share: what has the same kind of unit stands side by side. */
export function sharedFigures(
  items: Pick<OverviewItem, 'keyFigures'>[],
  kinds: Overview['figures'],
  rest: string,
): Shared[] {
  const kindOf = (figure: Figure) => kinds.find(({ units }) => units.includes(unitOf(figure)));
  return [...kinds, undefined]
    .map((kind) => ({
      name: kind?.label ?? rest,
      cells: items.map(({ keyFigures }) => keyFigures.filter((one) => kindOf(one) === kind)),
    }))
    .filter(({ cells }) => cells.some((figures) => figures.length > 0));
}
