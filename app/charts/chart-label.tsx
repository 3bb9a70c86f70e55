import styles from './chart.module.css';
import type { Label } from './place-label.ts';

export function ChartLabel({ label, series }: { label: Label; series?: number | 'point' }) {
  return (
    <text
      className={styles.label}
      data-series={series}
      x={label.x.toFixed(1)}
      y={label.y.toFixed(1)}
      textAnchor={label.anchor}
    >
      {label.text}
    </text>
  );
}
