import type { Curve } from '../../../engineering/calculator.ts';
import { of } from '../../../engineering/quantities.ts';
import { unitSymbol } from '../../../engineering/units.ts';
import { inUnit } from '../../calculator/state.ts';
import { type AxisRange, axisBetween, roundRange } from '../../charts/plane.ts';

/** A tool's own chart, so small that only its shape and the example's place on it are left. */
export type Thumbnail = {
  lines: string[];
  point: readonly [number, number];
  /** The height of nothing, where there are values on both sides of it. */
  zero?: number;
};

type Place = readonly [number, number];

const thumbnailSize = { width: 120, height: 56 };

/** Room for the point, and how far a corner left out may lie from the line. */
const margin = 6;
const unseen = 0.04;

/** Drawn between the round figures that stand at its axes. */
export function thumbnailOf(curve: Curve): Thumbnail {
  const at = placing(curve);
  const line = ({ points }: Curve['series'][number]) => pathOf(thinned(points.map(at)));
  return {
    lines: curve.series.map(line),
    point: at(curve.point.at),
    ...(hasBothSigns(curve) && { zero: at([curve.point.at[0], of(0, curve.y.unit)])[1] }),
  };
}

function placing(curve: Curve): (point: Curve['point']['at']) => Place {
  const { width, height } = thumbnailSize;
  const across = shareOf(curve.x, acrossRange(curve));
  const up = shareOf(curve.y, upRange(curve));
  return ([x, y]) => [
    hundredths(margin + across(x) * (width - 2 * margin)),
    hundredths(height - up(y) * (height - margin)),
  ];
}

/** The line of several on which the point is, or that comes nearest to it. */
export function lineOfPoint({ series, point: { at } }: Curve): Curve['series'][number] {
  const away = series.map(({ points }) => {
    const gaps = points.slice(1).flatMap(([x2, y2], place) => {
      const [x1, y1] = points[place] ?? [x2, y2];
      const [x, y] = at;
      const part = (x - x1) / (x2 - x1);
      return part >= 0 && part <= 1 ? [Math.abs(y1 + part * (y2 - y1) - y)] : [];
    });
    return Math.min(...gaps);
  });
  const nearest = series[away.indexOf(Math.min(...away))];
  if (!nearest) throw new Error('A chart without a line');
  return nearest;
}

/** Where it begins and ends across: at a round figure, as a tool's own does. */
export function acrossRange(curve: Curve): AxisRange {
  return roundRange(rangeOf(curve, 0));
}

/** Between which round figures it stands. */
export function upRange(curve: Curve): AxisRange {
  return roundRange(rangeOf(curve, 1));
}

function rangeOf(curve: Curve, of: 0 | 1): AxisRange {
  const values = allOf(curve).map((point) => inUnit(point[of], curve[of === 0 ? 'x' : 'y'].unit));
  return { scale: 'linear', min: Math.min(...values), max: Math.max(...values) };
}

/** What an axis is called, and its first and last round figure, each with its place in percent. */
export type ThumbnailAxis = { name: string; ticks: { at: number; name: string }[] };

export function thumbnailAxes(curve: Curve): Record<'x' | 'y', ThumbnailAxis> {
  const { width, height } = thumbnailSize;
  const [across, up] = [(100 * margin) / width, (100 * margin) / height];
  return {
    x: thumbnailAxis(curve.x, acrossRange(curve), across, 100 - across),
    y: thumbnailAxis(curve.y, upRange(curve), 100, up),
  };
}

function thumbnailAxis(
  { label, unit }: Curve['x'],
  range: AxisRange,
  start: number,
  end: number,
): ThumbnailAxis {
  const { name, ticks } = axisBetween({ label, unit: unitSymbol(unit) }, range, start, end);
  const named = ticks.flatMap(({ at, name: figure = '' }) =>
    figure ? [{ at, name: figure }] : [],
  );
  // Of values on both sides of zero, zero instead of the least.
  const first = named.find((tick) => tick.name === '0') ?? named[0];
  return { name, ticks: named.filter((tick) => tick === first || tick === named.at(-1)) };
}

function hasBothSigns(curve: Curve): boolean {
  const values = allOf(curve).map(([, y]) => inUnit(y, curve.y.unit));
  return Math.min(...values) < 0 && Math.max(...values) > 0;
}

function allOf({ y, series, point }: Curve) {
  const foot = y.fromZero ? [[point.at[0], of(0, y.unit)] as const] : [];
  return [...series.flatMap(({ points }) => points), point.at, ...foot];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

type Value = Curve['point']['at'][0];

/** Which part of the range lies below a value; so small, always in equal steps. */
function shareOf({ unit }: Curve['x'], { min, max }: AxisRange) {
  return (value: Value) => (inUnit(value, unit) - min) / (max - min);
}

/** Without the points that a straight line between their neighbours passes through anyway. */
function thinned(points: readonly Place[]): Place[] {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1);
  if (!last) return [first];
  const away = points.map((point) => distance(point, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if ((away[farthest] ?? 0) <= unseen) return [first, last];
  return [...thinned(points.slice(0, farthest + 1)), ...thinned(points.slice(farthest)).slice(1)];
}

function distance([x, y]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  const [across, up] = [x2 - x1, y2 - y1];
  const length = Math.hypot(across, up);
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs(across * (y - y1) - up * (x - x1)) / length;
}

function pathOf(points: readonly Place[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}
