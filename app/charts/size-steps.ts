import { formatPlain } from '../../engineering/format.ts';

export type Size = { name: string; x: number; y: number };
/** Sizes that reach the same height, one after the other. */
export type Step = { label: string; to: number; y: number };

/** What there is, as stairs: each size serves from the one before it up to its own. */
export function sizeSteps(sizes: readonly Size[], unit: string): Step[] {
  const runs: Size[][] = [];
  for (const size of sizes.toSorted((a, b) => a.x - b.x)) {
    const run = runs.at(-1);
    if (run?.[0]?.y === size.y) run.push(size);
    else runs.push([size]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return [];
    const names =
      run.length === 1 ? first.name : `${first.name} ${run.length > 2 ? 'a' : 'y'} ${last.name}`;
    return [{ label: `${names} · ${formatPlain(last.y)}\u00a0${unit}`, to: last.x, y: last.y }];
  });
}
