import { useId } from 'react';
import type { Curve } from '../../engineering/calculator.ts';
import { formatPlain } from '../../engineering/format.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { inUnit } from '../calculator/state.ts';
import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { ChartLabel } from './chart-label.tsx';
import { curveDrawing, type Shape } from './curve-drawing.ts';
import { linePath, paper, viewBoxOf } from './plane.ts';

export type CurveChartProps = Shape & { curve: Curve };

/** The answer as a curve, with the visitor's own point on it and each line's name beside it. */
export function CurveChart({ curve, ...shape }: CurveChartProps) {
  const titleId = useId();
  const { x, y, foot, right, letter, lines, point, zones, split, labels } = curveDrawing(
    curve,
    shape,
  );
  const leaders = labels.flatMap(({ leader }) => (leader ? [linePath(leader)] : []));
  return (
    <div className={styles.chart}>
      <svg
        viewBox={viewBoxOf(foot, y, letter)}
        preserveAspectRatio="xMinYMin"
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{describe(curve)}</title>
        {split && (
          <path
            className={styles.side}
            d={`M${split.shades ? right : paper.left} ${paper.top}H${split.at}V${foot}H${split.shades ? right : paper.left}Z`}
          />
        )}
        <Axes x={x} y={y} foot={foot} right={right} letter={letter} />
        {split && (
          <path className={styles.series} data-series="2" d={`M${split.at} ${paper.top}V${foot}`} />
        )}
        {lines.map((line, index) => (
          <path
            key={curve.series[index]?.label}
            className={styles.series}
            data-series={curve.series[index]?.isLevel ? 2 : index}
            d={linePath(line)}
          />
        ))}
        {leaders.length > 0 && <path className={styles.leader} d={leaders.join('')} />}
        {zones.map(
          ({ label, at: [left, top], isPoint }) =>
            isPoint && <path key={label} className={styles.size} d={`M${left} ${top}h0`} />,
        )}
        <circle className={styles.point} cx={point[0]} cy={point[1]} r="7" />
        {labels.map(({ label, series }) => (
          <ChartLabel
            key={label.text}
            label={label}
            series={series}
            on={split && label.box.left > split.at === Boolean(split.shades) && 'side'}
          />
        ))}
      </svg>
    </div>
  );
}

function describe(curve: Curve): string {
  const values = ([curve.x, curve.y] as const).map(({ label, unit }, of) => {
    const value = formatPlain(inUnit(curve.point.at[of === 0 ? 0 : 1], unit), 4);
    return `${[label, unitSymbol(unit)].filter(Boolean).join(', ')}: ${value}`;
  });
  return `${curve.title}. ${curve.point.label}: ${values.join('; ')}.`;
}
