import { useId } from 'react';
import type { Axis, Curve } from '../../engineering/calculator.ts';
import { formatPlain } from '../../engineering/format.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { inUnit } from '../calculator/state.ts';
import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { ChartLabel } from './chart-label.tsx';
import { type Label, placeLabel } from './place-label.ts';
import {
  type AxisRange,
  acrossAxis,
  footFor,
  linePath,
  type Point,
  paper,
  upAxis,
  viewBoxOf,
} from './plane.ts';

export type CurveChartProps = {
  curve: Curve;
  /** Of its height to its width, where there is room for more or less than usual. */
  ratio?: number | undefined;
};

/** The answer as a curve, with the visitor's own point on it and each line's name at its end. */
export function CurveChart({ curve, ratio }: CurveChartProps) {
  const titleId = useId();
  const shown = [...curve.series, ...(curve.area ? [curve.area] : [])];
  const values = [...shown.flatMap((series) => series.points), curve.point.at];
  const x = acrossAxis(titleOf(curve.x), rangeOf(curve.x, 0, values));
  const range = rangeOf(curve.y, 1, values);
  const foot = footFor(ratio, upAxis(titleOf(curve.y), range, 0));
  const y = upAxis(titleOf(curve.y), range, foot);
  const at = ([vx, vy]: Curve['point']['at']): Point => [
    x.place(inUnit(vx, curve.x.unit)),
    y.place(inUnit(vy, curve.y.unit)),
  ];
  const lines = curve.series.map((series) => series.points.map(at));
  const area = curve.area?.points.map(at);
  const point = at(curve.point.at);
  const zones = (curve.zones ?? []).map((zone) => ({ ...zone, at: at(zone.at) }));
  const split = curve.split && {
    ...curve.split,
    at: x.place(inUnit(curve.split.at, curve.x.unit)),
  };
  const sides = split ? sidesOf(split) : [];
  const labels = labelsOf(curve, point, lines, area, zones, sides, foot);
  return (
    <div className={styles.chart}>
      <svg viewBox={viewBoxOf(foot, y)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{describe(curve)}</title>
        <Axes x={x} y={y} foot={foot} />
        {area && <path className={styles.area} d={`${linePath(area)}Z`} />}
        {split && (
          <path className={styles.series} data-series="2" d={`M${split.at} ${paper.top}V${foot}`} />
        )}
        {lines.map((line, index) => (
          <path
            key={curve.series[index]?.label}
            className={styles.series}
            data-series={index}
            d={linePath(line)}
          />
        ))}
        {zones.map(
          ({ label, at: [left, top], isPoint }) =>
            isPoint && <path key={label} className={styles.size} d={`M${left} ${top}h0`} />,
        )}
        <circle className={styles.point} cx={point[0]} cy={point[1]} r="7" />
        {labels.map(({ label, series }) => (
          <ChartLabel key={label.text} label={label} {...(series !== undefined && { series })} />
        ))}
      </svg>
    </div>
  );
}

/** The visitor's own point first: where names are scarce of room, it has the better place. */
function labelsOf(
  curve: Curve,
  point: Point,
  lines: Point[][],
  area: Point[] | undefined,
  zones: readonly { label: string; at: Point; isPoint?: boolean }[],
  sides: readonly Label[],
  foot: number,
) {
  const obstacles = [...lines, ...(area ? [[...area, ...area.slice(0, 1)]] : [])];
  const placed: { label: Label; series?: number | 'point' }[] = sides.map((label) => ({ label }));
  const dots = [around(point, 9), ...zones.map((zone) => around(zone.at, zone.isPoint ? 8 : 0))];
  const add = (text: string, points: Point[], series?: number | 'point') => {
    const taken = [...dots, ...placed.map(({ label }) => label.box)];
    const label = placeLabel(text, points, obstacles, taken, foot);
    placed.push(series === undefined ? { label } : { label, series });
  };
  add(curve.point.label, [point], 'point');
  for (const zone of zones) add(zone.label, [zone.at]);
  // The only line needs no name where its parts have theirs.
  for (const [index, series] of curve.split ? [] : curve.series.entries()) {
    const fromEnd = (lines[index] ?? []).toReversed();
    // Its end has a name of its own.
    const start = curve.zones ? Math.round(0.4 * fromEnd.length) : 0;
    add(series.label, [...fromEnd.slice(start), ...fromEnd.slice(0, start)], index);
  }
  if (curve.area && area) add(curve.area.label, [middle(area), ...area], 'point');
  return placed;
}

function around([x, y]: Point, reach: number) {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** At the head of the line between them, each on its side. */
function sidesOf({ at, left, right }: { at: number; left: string; right: string }): Label[] {
  const y = paper.top + 18;
  const box = { top: paper.top, bottom: y + 5, left: paper.left, right: paper.right };
  return [
    { text: left, x: at - 4, y, anchor: 'end', box: { ...box, right: at } },
    { text: right, x: at + 4, y, anchor: 'start', box: { ...box, left: at, right: at + 90 } },
  ];
}

function middle(points: Point[]): Point {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

function titleOf({ label, unit }: Axis) {
  return { label, unit: unitSymbol(unit) };
}

function describe(curve: Curve): string {
  const values = ([curve.x, curve.y] as const).map(({ label, unit }, of) => {
    const value = formatPlain(inUnit(curve.point.at[of === 0 ? 0 : 1], unit), 4);
    return `${[label, unitSymbol(unit)].filter(Boolean).join(', ')}: ${value}`;
  });
  return `${curve.title}. ${curve.point.label}: ${values.join('; ')}.`;
}

/** From what there is to show, with a little air; a linear axis of positive values starts at zero. */
function rangeOf(
  { scale, unit, fromZero }: Axis,
  of: 0 | 1,
  points: readonly Curve['point']['at'][],
): AxisRange {
  const values = points.map((point) => inUnit(point[of], unit));
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (scale === 'log') {
    const factor = Math.max(1.3, (high / low) ** 0.06);
    return { scale, min: low / factor, max: high * factor };
  }
  const air = (high - low || Math.abs(high) || 1) * 0.08;
  const min = low >= 0 && (fromZero ?? low < high / 2) ? 0 : low - air;
  return { scale, min, max: high + air };
}
