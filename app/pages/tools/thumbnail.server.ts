import type { Curve } from '../../../engineering/calculator.ts';
import { inUnit } from '../../calculator/state.ts';

/** A tool's own chart, so small that only its shape and the example's place on it are left. */
export type Thumbnail = { lines: string[]; area?: string; point: readonly [number, number] };

const thumbnailSize = { width: 120, height: 56 };

/** Room for the point, and points enough for the bends that can be seen. */
const margin = 6;
const most = 16;

export function thumbnailOf(curve: Curve): Thumbnail {
  const at = placing(curve);
  const line = (points: Curve['area'] & {}) => pathOf(thinned(points.points).map(at));
  return {
    lines: curve.series.map(line),
    ...(curve.area && { area: `${line(curve.area)}Z` }),
    point: at(curve.point.at),
  };
}

function placing(curve: Curve): (point: Curve['point']['at']) => readonly [number, number] {
  const all = [...curve.series, ...(curve.area ? [curve.area] : [])].flatMap(
    ({ points }) => points,
  );
  const { width, height } = thumbnailSize;
  const across = scaleOf(
    curve.x,
    [...all, curve.point.at].map(([x]) => x),
  );
  const up = scaleOf(
    curve.y,
    [...all, curve.point.at].map(([, y]) => y),
  );
  return ([x, y]) => [
    tenths(margin + across(x) * (width - 2 * margin)),
    tenths(height - margin - up(y) * (height - 2 * margin)),
  ];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

type Value = Curve['point']['at'][0];

/** From the least of the values, which is 0, to the greatest, which is 1. */
function scaleOf({ unit, scale }: Curve['x'], values: readonly Value[]) {
  const read = (value: Value) =>
    scale === 'log' ? Math.log(inUnit(value, unit)) : inUnit(value, unit);
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
