import styles from './chart.module.css';
import type { Label } from './place-label.ts';

type ChartLabelProps = {
  label: Label;
  series?: number | 'point' | undefined;
  /** It stands on the coloured side. */
  on?: 'side' | false | undefined;
};

export function ChartLabel({ label, series, on }: ChartLabelProps) {
  return (
    <text
      className={styles.label}
      data-series={series}
      data-on={on || undefined}
      x={label.x.toFixed(1)}
      y={label.y.toFixed(1)}
      textAnchor={label.anchor}
    >
      {label.text}
    </text>
  );
}
