import { useId } from 'react';
import { heatPumpLimits, REAL_SHARE, realCop } from '../../engineering/formulas/heat-pump.ts';
import { of, type Quantity } from '../../engineering/quantities.ts';
import type { BlockOf } from '../content.server/schema/blocks.ts';
import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { ChartFigure } from './chart-figure.tsx';
import { ChartLabel } from './chart-label.tsx';
import { type Label, type Line, placeLabel } from './place-label.ts';
import { acrossAxis, letterIn, linePath, type Point, paper, upAxis, viewBoxOf } from './plane.ts';

export type CopChartProps = BlockOf<'cop'>;

const foot = 270;
const sink = 90;
/** The least lift in K for which the text promises a COP. */
const leastLift = 11;
const lifts = Array.from(
  { length: 46 },
  (_, index) => leastLift * (100 / leastLift) ** (index / 45),
);

const within = { left: paper.left, right: paper.right, top: paper.top - 10, bottom: foot - 14 };

type Limit = Quantity<'ratio'>;

/** The limit of physics and what machines reach of it, for heat at 90 °C: straight on log axes. */
export function CopChart({ title, description, note, machines, words }: CopChartProps) {
  const titleId = useId();
  const x = acrossAxis({ label: words.lift, unit: 'K' }, { scale: 'log', min: 10, max: 100 });
  const y = upAxis({ label: words.cop }, { scale: 'log', min: 1, max: 50 }, foot);
  const seriesLifts = machines.map(([source, process]) => process - source);
  const [seriesFrom, seriesTo] = [Math.min(...seriesLifts), Math.max(...seriesLifts)];
  const line = (copOf: (limit: Limit) => number | undefined): Point[] =>
    [...lifts, seriesFrom, seriesTo]
      .toSorted((a, b) => a - b)
      .flatMap((lift) => {
        const limit = limitAt(lift);
        const cop = limit && copOf(limit);
        return cop ? [[x.place(lift), y.place(cop)] as const] : [];
      });
  const limit = line((carnot) => carnot);
  const low = line((carnot) => realAt(carnot, REAL_SHARE.least));
  const high = line((carnot) => realAt(carnot, REAL_SHARE.most));
  const lines = [limit, low, high];
  // On both sides of the series.
  const custom = [
    [leastLift, seriesFrom],
    [seriesTo, 100],
  ].map(([from = 0, to = 0]) => {
    const isWithin = ([across]: Point) => across >= x.place(from) && across <= x.place(to);
    return { low: low.filter(isWithin), high: high.filter(isWithin) };
  });
  const labels: Label[] = [];
  const add = (text: string, line: Line, at = line.toReversed()) => {
    const taken = labels.map(({ box }) => box);
    const label = placeLabel({ text, at, line }, { letter: letterIn(), within, lines, taken });
    if (label) labels.push(label);
  };
  add(words.custom, low, custom[0]?.low);
  add(words.carnot, limit);
  add(words.real, low);
  const points = machines.flatMap(([source, process]): Point[] => {
    const carnot = limitAt(process - source, process);
    const cop = carnot && realAt(carnot, REAL_SHARE.usual);
    return cop ? [[x.place(process - source), y.place(cop)]] : [];
  });
  // In the free corner: beside the points there are the lines.
  const key: Point = [x.place(leastLift) + 4, y.place(1.5)];
  return (
    <ChartFigure title={title} description={description} note={note}>
      <svg viewBox={viewBoxOf(foot, y)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${title}. ${description}`}</title>
        <Axes x={x} y={y} foot={foot} />
        <path
          className={styles.claim}
          d={custom.map((end) => `${linePath([...end.high, ...end.low.toReversed()])}Z`).join('')}
        />
        <path className={styles.area} d={`${linePath([...high, ...low.toReversed()])}Z`} />
        <path className={styles.limit} d={linePath(limit)} />
        {labels.map((label) => (
          <ChartLabel key={label.text} label={label} />
        ))}
        <text className={styles.label} x={key[0] + 12} y={key[1] + 5}>
          {words.machines}
        </text>
        <path className={styles.size} d={`M${key}h0`} />
        <path className={styles.size} d={points.map((point) => `M${point}h0`).join('')} />
      </svg>
    </ChartFigure>
  );
}

function limitAt(lift: number, hot = sink): Limit | undefined {
  const source = of(hot - lift, '°C');
  const process = of(hot, '°C');
  const limits = heatPumpLimits({
    sourceIn: source,
    sourceOut: source,
    sinkIn: process,
    sinkOut: process,
  });
  return limits.ok ? limits.value.lorenz : undefined;
}

function realAt(limit: Limit, share: Quantity<'ratio'>): number | undefined {
  const cop = realCop(limit, share);
  return cop.ok ? cop.value : undefined;
}
