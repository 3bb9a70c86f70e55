import { useId } from 'react';
import type { BlockOf } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import styles from './chart.module.css';
import { formatNumber, place, ticks } from './scale.ts';

export type RangeChartProps = BlockOf<'range'>;

const width = 720;
const left = 64;
const right = 696;
const top = 32;

/** An operating range as it is drawn on paper: an area between two axes, or a bar on one. */
export function RangeChart({ title, description, x, y }: RangeChartProps) {
  const { chart } = useLabels();
  const titleId = useId();
  const bottom = y ? 340 : 112;
  const height = bottom + 64;
  const xAt = (value: number) => place(x, value, left, right);
  const yAt = (value: number) => (y ? place(y, value, bottom, top) : 0);
  const area = y
    ? { top: yAt(y.to), bottom: yAt(y.from) }
    : { top: bottom - 56, bottom: bottom - 20 };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        <span>{description}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${title}. ${description}`}</title>
        {ticks(x).map((tick) => (
          <g key={tick} className={styles.tick}>
            <path d={`M${xAt(tick)} ${y ? top : bottom}V${bottom + 8}`} />
            {labelled(tick, x.scale) && (
              <text x={xAt(tick)} y={bottom + 26} textAnchor="middle">
                {formatNumber(tick)}
              </text>
            )}
          </g>
        ))}
        {y &&
          ticks(y).map((tick) => (
            <g key={tick} className={styles.tick}>
              <path d={`M${left - 8} ${yAt(tick)}H${right}`} />
              <text x={left - 14} y={yAt(tick) + 5} textAnchor="end">
                {formatNumber(tick)}
              </text>
            </g>
          ))}
        <path className={styles.axis} d={`M${left} ${y ? top : bottom}V${bottom}H${right}`} />
        <rect
          className={styles.area}
          x={xAt(x.from)}
          y={area.top}
          width={xAt(x.to) - xAt(x.from)}
          height={area.bottom - area.top}
        />
        <text
          className={styles.areaLabel}
          x={(xAt(x.from) + xAt(x.to)) / 2}
          y={(area.top + area.bottom) / 2 + 6}
          textAnchor="middle"
        >
          {chart.range}
        </text>
        <g className={styles.corner}>
          <text x={xAt(x.from) + 8} y={area.bottom - 10}>
            {y
              ? `${formatNumber(x.from)} ${x.unit} · ${formatNumber(y.from)} ${y.unit}`
              : formatNumber(x.from)}
          </text>
          <text x={xAt(x.to) - 8} y={area.top + 22} textAnchor="end">
            {y
              ? `${formatNumber(x.to)} ${x.unit} · ${formatNumber(y.to)} ${y.unit}`
              : formatNumber(x.to)}
          </text>
        </g>
        <text className={styles.axisLabel} x={right} y={bottom + 54} textAnchor="end">
          {`${x.label}, ${x.unit}`}
        </text>
        {y && (
          <text className={styles.axisLabel} x={left} y={top - 14}>
            {`${y.label}, ${y.unit}`}
          </text>
        )}
      </svg>
    </figure>
  );
}

/** A log axis has room for the names of its decades only. */
function labelled(tick: number, scale: 'linear' | 'log'): boolean {
  return scale === 'linear' || Number.isInteger(Math.round(Math.log10(tick) * 1e6) / 1e6);
}
