import type { Curve } from '../../../engineering/calculator.ts';
import { of } from '../../../engineering/quantities.ts';
import { unitSymbol } from '../../../engineering/units.ts';
import { inUnit } from '../../calculator/state.ts';
import { axisBetween } from '../../charts/plane.ts';

/** A tool's own chart, so small that only its shape and the example's place on it are left. */
export type Thumbnail = {
  lines: string[];
  area?: string;
  point: readonly [number, number];
  /** The height of nothing, where there are values on both sides of it. */
  zero?: number;
};

const thumbnailSize = { width: 120, height: 56 };

/** Room for the point, and points enough for the bends that can be seen. */
const margin = 6;
const most = 24;

export function thumbnailOf(curve: Curve): Thumbnail {
  const at = placing(curve);
  const line = (points: Curve['area'] & {}) => pathOf(thinned(points.points).map(at));
  return {
    lines: curve.series.map(line),
    ...(curve.area && { area: `${line(curve.area)}Z` }),
    point: at(curve.point.at),
    ...(hasBothSigns(curve) && { zero: at([curve.point.at[0], of(0, curve.y.unit)])[1] }),
  };
}

function placing(curve: Curve): (point: Curve['point']['at']) => readonly [number, number] {
  const all = allOf(curve);
  const { width, height } = thumbnailSize;
  const across = scaleOf(
    curve.x,
    all.map(([x]) => x),
  );
  const up = scaleOf(
    curve.y,
    all.map(([, y]) => y),
  );
  return ([x, y]) => [
    tenths(margin + across(x) * (width - 2 * margin)),
    tenths(height - margin - up(y) * (height - 2 * margin)),
  ];
}

/** What an axis is called, and its first and last round figure, each with its place in percent. */
export type ThumbnailAxis = { name: string; ticks: { at: number; name: string }[] };

export function thumbnailAxes(curve: Curve): Record<'x' | 'y', ThumbnailAxis> {
  const { width, height } = thumbnailSize;
  const [across, up] = [(100 * margin) / width, (100 * margin) / height];
  return {
    x: thumbnailAxis(curve, 0, across, 100 - across),
    y: thumbnailAxis(curve, 1, 100 - up, up),
  };
}

function thumbnailAxis(curve: Curve, of: 0 | 1, start: number, end: number): ThumbnailAxis {
  const { label, unit } = of === 0 ? curve.x : curve.y;
  const values = allOf(curve).map((point) => inUnit(point[of], unit));
  const range = { scale: 'linear', min: Math.min(...values), max: Math.max(...values) } as const;
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

function allOf({ series, area, point }: Curve) {
  const drawn = [...series, ...(area ? [area] : [])];
  return [...drawn.flatMap(({ points }) => points), point.at];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

type Value = Curve['point']['at'][0];

/** From the least of the values, which is 0, to the greatest, which is 1; so small, always in equal steps. */
function scaleOf({ unit }: Curve['x'], values: readonly Value[]) {
  const read = (value: Value) => inUnit(value, unit);
  const numbers = values.map(read);
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  return (value: Value) => (read(value) - least) / (greatest - least || 1);
}

function thinned<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, (items.length - 1) / (most - 1));
  const count = Math.min(most, items.length);
  return Array.from({ length: count }, (_, n) => items[Math.round(n * step)] as Item);
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}
