import { useId } from 'react';
import type { Axis, Curve, Point, Series } from '../../engineering/calculator.ts';
import { formatPlain } from '../../engineering/format.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { inUnit } from '../calculator/state.ts';
import styles from './chart.module.css';
import { place, type Axis as Scale, ticks } from './scale.ts';

export type CurveChartProps = { curve: Curve };

const left = 76;
const right = 696;
const top = 32;
const bottom = 300;

/** The answer as a curve, with the visitor's own point on it. */
export function CurveChart({ curve }: CurveChartProps) {
  const titleId = useId();
  const all = [...curve.series, ...(curve.area ? [curve.area] : [])];
  const points = [...all.flatMap((series) => series.points), curve.point.at];
  const x = scaleOf(
    curve.x,
    points.map(([value]) => inUnit(value, curve.x.unit)),
  );
  const y = scaleOf(
    curve.y,
    points.map(([, value]) => inUnit(value, curve.y.unit)),
  );
  const at = ([px, py]: Point): [number, number] => [
    place(x, inUnit(px, curve.x.unit), left, right),
    place(y, inUnit(py, curve.y.unit), bottom, top),
  ];
  const path = ({ points: line }: Series) =>
    `M${line
      .map((point) =>
        at(point)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}`;
  const [px, py] = at(curve.point.at);
  const onRight = px > (left + right) / 2;
  return (
    <svg className={styles.curve} viewBox="0 0 720 364" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{describe(curve)}</title>
      {ticks(x).map((tick) => (
        <g key={tick} className={styles.tick}>
          <path d={`M${place(x, tick, left, right)} ${top}V${bottom + 6}`} />
          {(x.scale === 'linear' || Math.log10(tick) % 1 === 0) && (
            <text x={place(x, tick, left, right)} y={bottom + 24} textAnchor="middle">
              {formatPlain(tick, 4)}
            </text>
          )}
        </g>
      ))}
      {ticks(y).map((tick) => (
        <g key={tick} className={styles.tick}>
          <path d={`M${left - 6} ${place(y, tick, bottom, top)}H${right}`} />
          <text x={left - 12} y={place(y, tick, bottom, top) + 5} textAnchor="end">
            {formatPlain(tick / inMillions(y), 4)}
          </text>
        </g>
      ))}
      {curve.area && <path className={styles.area} d={`${path(curve.area)}Z`} />}
      {curve.series.map((series, index) => (
        <path key={series.label} className={styles.series} data-series={index} d={path(series)} />
      ))}
      <path className={styles.axis} d={`M${left} ${top}V${bottom}H${right}`} />
      <circle className={styles.point} cx={px} cy={py} r="7" />
      <text
        className={styles.pointLabel}
        x={px + (onRight ? -14 : 14)}
        y={Math.max(py - 10, top + 12)}
        textAnchor={onRight ? 'end' : 'start'}
      >
        {curve.point.label}
      </text>
      <text className={styles.axisLabel} x={right} y={bottom + 50} textAnchor="end">
        {axisName(curve.x)}
      </text>
      <text className={styles.axisLabel} x={left} y={top - 12}>
        {axisName(curve.y, inMillions(y))}
      </text>
    </svg>
  );
}

/** Ticks in the millions would not fit beside the axis; its name says them once. */
function inMillions({ max }: Scale): number {
  return max >= 1e6 ? 1e6 : 1;
}

function axisName({ label, unit }: Axis, factor = 1): string {
  const symbol = unitSymbol(unit);
  const name = factor > 1 ? `millones de ${symbol}` : symbol;
  return name ? `${label}, ${name}` : label;
}

function describe(curve: Curve): string {
  const [x, y] = curve.point.at;
  const point = `${axisName(curve.x)}: ${formatPlain(inUnit(x, curve.x.unit), 4)}; ${axisName(curve.y)}: ${formatPlain(inUnit(y, curve.y.unit), 4)}`;
  return `${curve.title}. ${curve.point.label}: ${point}.`;
}

/** From what there is to show, with a little air; a linear axis of positive values starts at zero. */
function scaleOf({ scale }: Axis, values: number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (scale === 'log') return { scale, min: low / 1.3, max: high * 1.3 };
  const air = (high - low || Math.abs(high) || 1) * 0.08;
  const min = low >= 0 && low < high / 2 ? 0 : low - air;
  return { scale, min, max: high + air };
}
