import type { Axis, Curve } from '../../engineering/calculator.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { inUnit } from '../calculator/state.ts';
import { type Drawn, type PlacedLabel, placeNames } from './name-places.ts';
import { labelAt } from './place-label.ts';
import {
  type AxisRange,
  acrossAxis,
  footFor,
  letterIn,
  mostFoot,
  type Point,
  paper,
  partsIn,
  roundRange,
  upAxis,
} from './plane.ts';

/** How a chart is drawn: its width in pixels, and its height's ratio to it where there is room for more or less than usual. */
export type Shape = { width?: number | undefined; ratio?: number | undefined };

/** Beyond so many lines across the chart their names stand in a column beside it. */
const mostLevels = 3;

/** Where everything of a chart stands. */
export function curveDrawing(curve: Curve, { width, ratio }: Shape) {
  const letter = letterIn(width);
  const values = [...curve.series.flatMap((series) => series.points), curve.point.at];
  const hasMargin = curve.series.filter(({ isLevel }) => isLevel).length > mostLevels;
  const names = curve.series.map(({ label }) => labelAt(label, [0, 0], 'start', letter).box.right);
  const right = hasMargin ? paper.right - Math.max(...names) - leaderLength : paper.right;
  const x = acrossAxis(titleOf(curve.x), rangeOf(curve.x, 0, values), right);
  const up = (foot: number, most?: number) =>
    upAxis(titleOf(curve.y), rangeOf(curve.y, 1, values, most), foot, letter);
  const about = footFor(ratio, up(mostFoot), letter);
  const parts = partsIn(about, letter);
  const foot = footFor(ratio, up(about, parts), letter);
  const y = up(foot, parts);
  const at = ([vx, vy]: Curve['point']['at']): Point => [
    x.place(inUnit(vx, curve.x.unit)),
    y.place(inUnit(vy, curve.y.unit)),
  ];
  const lines = curve.series.map(({ points, isLevel }) => {
    const line = points.map(at);
    return isLevel ? line.map(([, top], end): Point => [end ? right : paper.left, top]) : line;
  });
  const point = at(curve.point.at);
  const zones = (curve.zones ?? []).map((zone) => ({ ...zone, at: at(zone.at) }));
  const split = curve.split && {
    ...curve.split,
    at: x.place(inUnit(curve.split.at, curve.x.unit)),
  };
  const drawn = { x, y, foot, right, letter, lines, point, zones, split };
  const margin = hasMargin ? marginNames(curve, drawn) : [];
  return { ...drawn, labels: [...margin, ...placeNames(curve, drawn, margin.length > 0)] };
}

const leaderLength = 16;

/** From the top down, none over another, each with a line to the end of what it names. */
function marginNames({ series }: Curve, { lines, right, foot, letter }: Drawn): PlacedLabel[] {
  const step = 1.15 * letter;
  const ends = lines
    .map((line, index) => ({ index, end: line.at(-1) ?? ([right, foot] as const) }))
    .toSorted((a, b) => a.end[1] - b.end[1]);
  const heights: number[] = [];
  for (const { end } of ends) heights.push(Math.max(end[1], (heights.at(-1) ?? 0) + step));
  // The last ones have pushed nobody below the foot: they push those above them back.
  for (let place = ends.length - 1; place >= 0; place -= 1)
    heights[place] = Math.min(
      heights[place] ?? 0,
      (heights[place + 1] ?? foot + step - 0.6 * letter) - step,
    );
  return ends.map(({ index, end }, place) => {
    const height = heights[place] ?? end[1];
    const start: Point = [right + leaderLength, height + 0.35 * letter];
    return {
      label: labelAt(series[index]?.label ?? '', start, 'start', letter),
      series: series[index]?.isLevel ? undefined : index,
      leader: [end, [right + leaderLength - 4, height]],
    };
  });
}

/** A scale on which equal steps multiply is named, wherever it is drawn. */
function titleOf({ label, unit, scale }: Axis) {
  return {
    label: scale === 'log' ? `${label}, escala logarítmica` : label,
    unit: unitSymbol(unit),
  };
}

/** What there is to show; a linear axis of positive values starts at zero. */
function rangeOf(
  { scale, unit, fromZero, reaches }: Axis,
  of: 0 | 1,
  points: readonly Curve['point']['at'][],
  most?: number,
): AxisRange {
  const drawn = points.map((point) => inUnit(point[of], unit));
  const values = reaches === undefined ? drawn : [...drawn, inUnit(reaches, unit)];
  const low = Math.min(...values);
  const max = Math.max(...values);
  // Whole things, each in the middle of its step.
  if (unit === 'unidades' && max <= 10)
    return { scale, min: 0.5, max: max + (max % 1 ? 0 : 0.5), step: 1 };
  const startsAtZero = scale === 'linear' && low >= 0 && (fromZero ?? low < max / 2);
  return roundRange({ scale, min: startsAtZero ? 0 : low, max }, most);
}
