import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Curve } from '../../engineering/calculator.ts';
import { CurveChart } from '../charts/curve-chart.tsx';
import styles from './fitted-chart.module.css';

export type FittedChartProps = {
  curve: Curve;
  isOutdated: boolean;
  /** Of its height to its width, as long as the room is not known: in a wide window, in a very wide one. */
  ratios: number[];
};

/** A chart as high as its column leaves room for, in a wide window; in a narrow one, as high as any. */
export function FittedChart({ curve, isOutdated, ratios }: FittedChartProps) {
  const room = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<(number | undefined)[]>(ratios);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const isSmall = (entry?.target.parentElement?.clientWidth ?? 0) < 440;
      setShown([width > 0 ? height / width : isSmall ? 0.8 : undefined]);
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const isPrinting = usePrinting();
  return (
    <div
      className={styles.chart}
      data-drawn-for={shown.length > 1 ? 'each window' : undefined}
      data-outdated={isOutdated}
      aria-hidden={isOutdated}
    >
      {/* In a narrow window it has no size. */}
      <span ref={room} />
      {(isPrinting ? [0.44] : shown).map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn for a window is known by its place
        <CurveChart key={index} curve={curve} ratio={ratio} />
      ))}
    </div>
  );
}

/** On paper it stands beside the page's name, whatever its shape in the window. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
