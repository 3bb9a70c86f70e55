import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Curve } from '../../engineering/calculator.ts';
import { CurveChart } from '../charts/curve-chart.tsx';
import type { Shape } from '../charts/curve-drawing.ts';
import styles from './fitted-chart.module.css';
import { plainRatio } from './note-layout.ts';

export type FittedChartProps = {
  curve: Curve;
  isOutdated: boolean;
  /** How it is drawn as long as its room is not known: in a wide window, in a very wide one. */
  shapes: readonly Shape[];
  /** And on paper. */
  onPaper?: Shape;
};

const plain = { ratio: plainRatio };

/** A chart as high as its column leaves room for, in a wide window; in a narrow one, as high as any. */
export function FittedChart(props: FittedChartProps) {
  const { curve, isOutdated, shapes, onPaper = plain } = props;
  const column = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLSpanElement>(null);
  // The first has letters as large as in any window: it may be the narrowest.
  const [shown, setShown] = useState<readonly Shape[]>(() =>
    shapes.length > 1 ? [{}, ...shapes] : shapes,
  );
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const width = column.current?.clientWidth ?? 0;
      const { offsetWidth = 0, offsetHeight = 0 } = room.current ?? {};
      const ratio = offsetWidth > 0 ? offsetHeight / offsetWidth : width < 440 ? 0.8 : undefined;
      setShown([{ width, ratio }]);
    });
    if (column.current) observer.observe(column.current);
    return () => observer.disconnect();
  }, []);
  const isPrinting = usePrinting();
  return (
    <div
      ref={column}
      className={styles.chart}
      data-title={curve.title}
      data-drawn-for={shown.length > 1 ? 'each window' : undefined}
      data-outdated={isOutdated}
      aria-hidden={isOutdated}
    >
      {/* In a narrow window it has no size. */}
      <span ref={room} />
      {(isPrinting ? [onPaper] : shown).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn for a window is known by its place
        <CurveChart key={index} curve={curve} {...shape} />
      ))}
    </div>
  );
}

/** On paper it stands in a column of the sheet, whatever its shape in the window. */
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
