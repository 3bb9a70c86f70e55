import { useLayoutEffect, useRef, useState } from 'react';
import type { Curve } from '../../engineering/calculator.ts';
import { CurveChart } from '../charts/curve-chart.tsx';
import styles from './panel.module.css';

export type FittedChartProps = {
  curve: Curve;
  isOutdated: boolean;
  /** Of its height to its width, as long as the room is not known. */
  ratio: number | undefined;
};

/** A chart as high as its column leaves room for, in a wide window; in a narrow one, as high as any. */
export function FittedChart({ curve, isOutdated, ratio }: FittedChartProps) {
  const room = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState(ratio);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setMeasured(width > 0 ? height / width : undefined);
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.chart} data-outdated={isOutdated} aria-hidden={isOutdated}>
      {/* In a narrow window it has no size. */}
      <span ref={room} />
      <CurveChart curve={curve} ratio={measured} />
    </div>
  );
}
