import { useId } from 'react';
import { formatPlain } from '../../engineering/format.ts';
import type { BlockOf } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { ChartFigure } from './chart-figure.tsx';
import { acrossAxis, upAxis, viewBoxOf } from './plane.ts';

export type RangeChartProps = BlockOf<'range'>;

/** An operating range as it is drawn on paper: an area between two axes, or a bar on one. */
export function RangeChart({ title, description, x, y }: RangeChartProps) {
  const { chart } = useLabels();
  const titleId = useId();
  const foot = y ? 240 : 120;
  const across = acrossAxis(x, x);
  const up = y && upAxis(y, y, foot);
  const left = across.place(x.from);
  const right = across.place(x.to);
  const top = y && up ? up.place(y.to) : foot - 66;
  const bottom = y && up ? up.place(y.from) : foot - 24;
  const corner = (end: 'from' | 'to') =>
    [x, ...(y ? [y] : [])].map((axis) => `${formatPlain(axis[end])} ${axis.unit}`).join(' · ');
  return (
    <ChartFigure title={title} description={description}>
      <svg viewBox={viewBoxOf(foot, up)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${title}. ${description}`}</title>
        <Axes x={across} {...(up && { y: up })} foot={foot} />
        <rect className={styles.area} x={left} y={top} width={right - left} height={bottom - top} />
        <text
          className={styles.label}
          x={(left + right) / 2}
          y={(top + bottom) / 2 + 7}
          textAnchor="middle"
        >
          {chart.range}
        </text>
        {/* On a bar there is no room inside for its two ends. */}
        <text className={styles.label} x={y ? left + 10 : left} y={y ? bottom - 12 : top - 10}>
          {corner('from')}
        </text>
        <text
          className={styles.label}
          x={y ? right - 10 : right}
          y={y ? top + 26 : top - 10}
          textAnchor="end"
        >
          {corner('to')}
        </text>
      </svg>
    </ChartFigure>
  );
}
