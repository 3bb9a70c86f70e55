import { ticks } from 'd3-array';
import { formatPlain } from '../../engineering/format.ts';

export type AxisRange = { scale: 'linear' | 'log'; min: number; max: number };

export type Point = readonly [x: number, y: number];

export type AxisTitle = { label: string; unit?: string };

export type Axis = {
  name: string;
  place: (value: number) => number;
  /** A mark without a name is a line of the grid only. */
  ticks: { at: number; name?: string }[];
};

/** The paper all charts are drawn on, in units of the drawing. */
export const paper = { width: 560, left: 68, right: 544, top: 40 } as const;

/** A figure beside the upright axis on a phone, where letters are largest (chart.module.css). */
const figureWidth = 11;
const figureGap = 18;

/** Where the drawing begins at the left: just beyond the figures of the upright axis. */
export function leftEdge(up: Axis | undefined): number {
  if (!up) return 0;
  const longest = Math.max(...up.ticks.map(({ name = '' }) => name.length));
  return Math.min(30, paper.left - figureGap - longest * figureWidth);
}

/** Below the foot stand the figures of the axis and its name. */
const belowFoot = 66;
const usualFoot = 300;

/** How high a chart stands whose height has this ratio to its width: neither flat nor a tower. */
export function footFor(ratio: number | undefined, up: Axis): number {
  if (ratio === undefined) return usualFoot;
  const foot = Math.round(ratio * (paper.width - leftEdge(up)) - belowFoot);
  return Math.min(Math.max(foot, 150), 760);
}

export function viewBoxOf(foot: number, up?: Axis): string {
  const left = leftEdge(up);
  return `${left} 0 ${paper.width - left} ${foot + belowFoot}`;
}

/** From the left side of the chart to the right one. */
export function acrossAxis(title: AxisTitle, range: AxisRange): Axis {
  return axisBetween(title, range, paper.left, paper.right);
}

/** From the foot of the chart to its top. */
export function upAxis(title: AxisTitle, range: AxisRange, foot: number): Axis {
  return axisBetween(title, range, foot, paper.top);
}

export function axisBetween(
  { label, unit }: AxisTitle,
  range: AxisRange,
  start: number,
  end: number,
): Axis {
  const along = range.scale === 'log' ? Math.log : (value: number) => value;
  const share = (value: number) =>
    (along(value) - along(range.min)) / (along(range.max) - along(range.min));
  // A tenth of a unit cannot be seen, and digits weigh.
  const place = (value: number) => Math.round((start + share(value) * (end - start)) * 10) / 10;
  // Names of numbers in the millions would not fit beside the axis: it says them once.
  const factor = range.max >= 1e6 ? 1e6 : 1;
  return {
    name: unit ? `${label}, ${factor > 1 ? 'millones de ' : ''}${unit}` : label,
    place,
    ticks: marks(range).map(({ value, named }) => ({
      at: place(value),
      ...(named && { name: formatPlain(value / factor, 4) }),
    })),
  };
}

/**
 * A log axis is marked at 1, 2 and 5 of each decade, a longer one at 1 and 3; over many decades there is
 * room for the names of the ones only.
 */
function marks({ scale, min, max }: AxisRange) {
  if (scale === 'linear') return ticks(min, max, 5).map((value) => ({ value, named: true }));
  const isLong = max / min > 100;
  const hasRoom = max / min < 2000;
  const first = Math.floor(Math.log10(min));
  const decades = Math.floor(Math.log10(max)) - first + 1;
  return Array.from({ length: decades }, (_, index) => first + index)
    .flatMap((decade) =>
      (isLong && hasRoom ? [1, 3] : [1, 2, 5]).map((lead) => ({
        lead,
        value: Number(`${lead}e${decade}`),
      })),
    )
    .filter(({ value }) => value >= min && value <= max)
    .map(({ value, lead }) => ({ value, named: lead === 1 || hasRoom }));
}

export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
