import { formatPlain } from '../../engineering/format.ts';
import { steamShare } from '../../engineering/steam-at-gauge.ts';

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

/** Whether any size gives this much at this height, where less than all comes out below a full one. */
export function isReached(steps: readonly Step[], x: number, y: number, full = y): boolean {
  return steps.some((step) => x <= step.to * steamShare(y, full) && y <= step.y);
}

/** What an output at full pressure becomes on the way down: bent, as steam fills more. */
export function bentEdge(output: number, full: number, least: number): [number, number][] {
  return Array.from({ length: 13 }, (_, step) => {
    const barg = full + ((least - full) * step) / 12;
    return [output * steamShare(barg, full), barg];
  });
}
