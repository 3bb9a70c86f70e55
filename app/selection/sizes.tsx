import { SizeChart } from '../charts/size-chart.tsx';
import type { SelectionTable } from '../content.server/schema/selection.ts';
import type { Answers } from './conditions.tsx';
import { type SizeRange, sizesIn } from './size-range.ts';

export type SizesProps = { table: SelectionTable; range: SizeRange; answers: Answers | undefined };

/** The sizes of a table, drawn, with what is asked of them. */
export function Sizes({ table, range, answers }: SizesProps) {
  return <SizeChart {...sizesIn(table, range, answers?.asked)} isExample={answers?.isExample} />;
}
