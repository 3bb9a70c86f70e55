import { useId } from 'react';
import type { BlockOf } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import styles from './chart.module.css';
import { type Axis, place, ticks } from './scale.ts';

export type CopChartProps = BlockOf<'cop'>;

const left = 56;
const right = 696;
const top = 32;
const bottom = 340;
const lift: Axis = { scale: 'linear', min: 10, max: 100 };
const cop: Axis = { scale: 'linear', min: 0, max: 20 };
const sink = 90 + 273.15;

/** COP of Carnot, and the part of it that machines reach, for heat delivered at 90 °C. */
export function CopChart({ title, description, note }: CopChartProps) {
  const { chart } = useLabels();
  const titleId = useId();
  const liftAt = (value: number) => place(lift, value, left, right);
  const copAt = (value: number) => place(cop, Math.min(value, cop.max), bottom, top);
  const lifts = Array.from({ length: 91 }, (_, index) => lift.min + index);
  const line = (share: number, steps: number[]) =>
    steps.map((k) => `${liftAt(k).toFixed(1)} ${copAt((share * sink) / k).toFixed(1)}`).join('L');
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        <span>{description}</span>
      </figcaption>
      <svg viewBox="0 0 720 404" role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${title}. ${description}`}</title>
        {ticks(lift).map((tick) => (
          <g key={tick} className={styles.tick}>
            <path d={`M${liftAt(tick)} ${top}V${bottom + 8}`} />
            <text x={liftAt(tick)} y={bottom + 26} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {ticks(cop).map((tick) => (
          <g key={tick} className={styles.tick}>
            <path d={`M${left - 8} ${copAt(tick)}H${right}`} />
            <text x={left - 14} y={copAt(tick) + 5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <rect
          className={styles.claim}
          x={left}
          y={copAt(16)}
          width={right - left}
          height={copAt(4) - copAt(16)}
        />
        <path
          className={styles.area}
          d={`M${line(0.6, lifts)}L${line(0.4, lifts.toReversed())}Z`}
        />
        <path className={styles.limit} d={`M${line(1, lifts)}`} />
        <path className={styles.axis} d={`M${left} ${top}V${bottom}H${right}`} />
        <text className={styles.areaLabel} x={liftAt(36)} y={copAt(8.2)}>
          {chart.real}
        </text>
        <text className={styles.limitLabel} x={liftAt(44)} y={copAt(10.4)}>
          {chart.carnot}
        </text>
        <text className={styles.axisLabel} x={right - 8} y={copAt(16) + 20} textAnchor="end">
          {chart.claim}
        </text>
        <text className={styles.axisLabel} x={right} y={bottom + 54} textAnchor="end">
          {`${chart.lift}, K`}
        </text>
        <text className={styles.axisLabel} x={left} y={top - 14}>
          {chart.cop}
        </text>
      </svg>
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
