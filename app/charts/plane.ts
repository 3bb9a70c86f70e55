import { formatPlain } from '../../engineering/format.ts';

export type AxisRange = {
  scale: 'linear' | 'log';
  min: number;
  max: number;
  /** From mark to mark, where that is not found by how much there is to show. */
  step?: number;
};

export type Point = readonly [x: number, y: number];

export type AxisTitle = { label: string; unit?: string };

export type Axis = {
  name: string;
  place: (value: number) => number;
  /** A mark without a name is a line of the grid only. */
  ticks: { at: number; name?: string }[];
};

/** The paper all charts are drawn on, in units of the drawing. */
export const paper = { left: 68, right: 544, top: 40 } as const;

/** From the figures of the upright axis to it. */
export const figureGap = 10;

/** How long a figure is, in parts of a letter's size: a comma and a space are half as wide as a digit. */
const figureLength = (name = '') => 0.29 * (name.length + name.replace(/[,\s]/g, '').length);

/** Where the drawing begins at the left: with the figures of the upright axis. */
export function leftEdge(up: Axis | undefined, letter: number): number {
  if (!up) return 0;
  const longest = Math.max(...up.ticks.map(({ name }) => figureLength(name)));
  return Math.round(paper.left - figureGap - longest * letter) - 1;
}

/** Where it ends at the right: half of a figure of three digits beyond its last line. */
export const rightEdge = (letter: number) => Math.round(paper.right + 0.8 * letter);

/** By how much a long figure at the end of the level axis moves in, so that it ends with the drawing. */
export function figureShift(at: number, name: string, letter: number): number {
  return Math.max(0, Math.round(at + (figureLength(name) / 2) * letter - rightEdge(letter)));
}

/** How large letters are in a drawing so many pixels wide, in its units (chart.module.css); the largest on a phone and on paper. */
export function letterIn(width = 0): number {
  const sizes = [
    [380, 20],
    [440, 17.5],
    [495, 15.3],
    [555, 13.6],
    [620, 12.2],
    [700, 10.9],
    [785, 9.6],
    [880, 8.6],
    [985, 7.7],
  ] as const;
  return sizes.find(([least]) => width < least)?.[1] ?? 6.9;
}

/** Below the foot stand the figures of the axis and its name (axes.tsx). */
const belowFoot = (letter: number) => 26 + 2 * letter;
/** Of a chart's height to its width in a narrow window (fitted-chart.module.css). */
const usualRatio = 366 / 560;

/** Where the upright axis has its name, over its highest figure. */
export const nameLine = (letter: number) => paper.top - 10 - 0.4 * letter;
/** Over it the drawing ends, right under the chart's own title. */
const topEdge = (letter: number) => Math.round(nameLine(letter) - 1.1 * letter);

export const mostFoot = 560;

/** How high a chart stands whose height has this ratio to its width: neither flat nor a tower. */
export function footFor(ratio = usualRatio, up: Axis, letter: number): number {
  const height = ratio * (rightEdge(letter) - leftEdge(up, letter));
  const foot = Math.round(height + topEdge(letter) - belowFoot(letter));
  return Math.min(Math.max(foot, 110), mostFoot);
}

export function viewBoxOf(foot: number, up?: Axis, letter = letterIn()): string {
  const left = leftEdge(up, letter);
  const top = up ? topEdge(letter) : 0;
  return `${left} ${top} ${rightEdge(letter) - left} ${foot + belowFoot(letter) - top}`;
}

/** From the left side of the chart to the right one. */
export function acrossAxis(title: AxisTitle, range: AxisRange, right: number = paper.right): Axis {
  return axisBetween(title, range, paper.left, right);
}

/** From the foot of the chart to its top; where its figures would nearly touch, every other one stands. */
export function upAxis(
  title: AxisTitle,
  range: AxisRange,
  foot: number,
  letter = letterIn(),
): Axis {
  const axis = axisBetween(title, range, foot, paper.top);
  const [first, second] = axis.ticks;
  const isCrowded = first && second && Math.abs(first.at - second.at) < 1.25 * letter;
  if (!isCrowded || range.scale === 'log') return axis;
  const ticks = axis.ticks.map(({ at, name }, index) => ({
    at,
    ...(name && index % 2 === 0 && { name }),
  }));
  return { ...axis, ticks };
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

/** Steps that one counts in, the plainest first; in fours only where that ends exactly, as a day does. */
const leads = [1, 2, 5, 2.5, 4];

/** So many parts an upright axis has room for, a line of letters and its space to each. */
export function partsIn(foot: number, letter: number): number {
  return Math.max(4, Math.floor((foot - paper.top) / (1.6 * letter)));
}

/** The step that leaves least of an axis empty, in three to seven parts; long numbers have room for six, a low axis for fewer. */
function stepOf(min: number, max: number, most = 7): number {
  const length = max - min;
  const [least, limit] = [most < 5 ? 2 : 3, Math.min(max > 1000 ? 6 : 7, most)];
  const decade = 10 ** Math.floor(Math.log10(length / 4));
  const cost = (lead: number, step: number) => {
    const parts = Math.ceil(max / step - 1e-9) - Math.floor(min / step + 1e-9);
    const isExact = parts * step < length * (1 + 1e-9);
    const fits = parts >= least && parts <= limit && (isExact || lead !== 4);
    // 77,5 to 92,5 reads worse than 75 to 95.
    const oddness = lead === 2.5 && step < 10 ? 0.5 : leads.indexOf(lead) > 2 ? 0.02 : 0;
    const crowd = Math.abs(parts - 5) / 100;
    return fits ? (parts * step) / length + crowd + oddness : Number.POSITIVE_INFINITY;
  };
  const steps = leads.flatMap((lead) =>
    [decade / 10, decade, decade * 10].map((one) => [lead * one, cost(lead, lead * one)] as const),
  );
  return steps.toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? length;
}

/** Without the last digit that counting in tenths leaves behind. */
const counted = (count: number, step: number) => Number((count * step).toPrecision(10));

function linearMarks({ min, max, step = stepOf(min, max) }: AxisRange): number[] {
  const first = Math.ceil(min / step - 1e-9);
  const count = Math.floor(max / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => counted(first + index, step));
}

/** As long as it takes to begin and to end at a mark with a name. */
export function roundRange({ scale, min, max }: AxisRange, most?: number): AxisRange {
  if (min === max) return { scale, min: Math.min(0, min), max: max || 1 };
  if (scale === 'linear') {
    const step = stepOf(min, max, most);
    const from = counted(Math.floor(min / step + 1e-9), step);
    return {
      scale,
      min: from,
      max: counted(Math.ceil(max / step - 1e-9), step),
      ...(most && { step }),
    };
  }
  const between = (length: number) => {
    const marked = marks({ scale, min: min / 10, max: max * 10 }, length);
    const ends = marked.filter(({ named }) => named).map(({ value }) => value);
    const from = ends.findLast((value) => value <= min) ?? min;
    return { scale, min: from, max: ends.find((value) => value >= max) ?? max };
  };
  const first = between(max / min);
  return between(first.max / first.min);
}

/**
 * A log axis is marked at 1, 2 and 5 of each decade, a longer one at 1 and 3; over many decades there is
 * room for the names of the ones only.
 */
function marks(range: AxisRange, length = range.max / range.min) {
  const { scale, min, max } = range;
  if (scale === 'linear') {
    return linearMarks(range).map((value) => ({ value, named: true }));
  }
  const isLong = length >= 100;
  const hasRoom = length < 2000;
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
