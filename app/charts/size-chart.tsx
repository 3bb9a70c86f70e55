import { useId } from 'react';
import { formatPlain } from '../../engineering/format.ts';
import type { BlockOf } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { ChartFigure } from './chart-figure.tsx';
import { acrossAxis, linePath, type Point, paper, upAxis, viewBoxOf } from './plane.ts';
import { bentEdge, type Size, sizeSteps, steamShare } from './size-steps.ts';

type Range = BlockOf<'range'>;

export type SizeChartProps = Pick<Range, 'title' | 'description' | 'x' | 'mark'> & {
  y: NonNullable<Range['y']>;
  sizes: Size[];
  isSample: boolean;
  /** What the visitor asks for, as far as it is known. */
  asked: { x: number | undefined; y: number | undefined };
  /** Nobody has asked yet. */
  isExample: boolean | undefined;
};

const foot = 320;

/** What each size reaches, as stairs under which everything can be had, and where the visitor is. */
export function SizeChart(props: SizeChartProps) {
  const { title, description, x, y, mark, sizes, isSample, asked, isExample } = props;
  const { chart, selection } = useLabels();
  const titleId = useId();
  const across = acrossAxis(x, x);
  const up = upAxis(y, y, foot);
  const steps = sizeSteps(sizes, y.unit);
  const stairs = steps.flatMap((step, index): Point[] => {
    const from = across.place(steps[index - 1]?.to ?? x.from);
    return [
      [from, up.place(step.y)],
      [across.place(step.to), up.place(step.y)],
    ];
  });
  // Lines without length, of which the round ends are seen.
  const dots = sizes
    .map((size) => `M${across.place(size.x).toFixed(1)} ${up.place(size.y).toFixed(1)}h0`)
    .join('');
  const left = across.place(x.from);
  const bottom = up.place(y.from);
  const right = stairs.at(-1)?.[0] ?? left;
  const level = mark && up.place(mark.y);
  const most = steps.at(-1)?.to ?? x.from;
  const edge = mark ? bentEdge(most, mark.y, y.from) : [[most, y.from] as const];
  // Little is always to be had, of a larger size; the most only at full pressure.
  const lower: Point[] = [
    ...edge.map(([value, barg]): Point => [across.place(value), up.place(barg)]),
    [left, bottom],
    ...(level ? [[left, level] as const] : []),
  ];
  const outline = [...stairs, ...lower];
  const askedX = placed(asked.x, x, across.place);
  const askedY = placed(asked.y, y, up.place);
  const { x: wantedX = 0, y: wantedY = 0 } = asked;
  const share = (pressure: number) => (mark ? steamShare(pressure, mark.y) : 1);
  const isReached = steps.some((step) => wantedX <= step.to * share(wantedY) && wantedY <= step.y);
  const isOff = isOutside(asked.x, x) || isOutside(asked.y, y);
  const mostAtFoot = most * share(y.from);
  return (
    <ChartFigure
      title={title}
      mark={isSample && <SampleMark>{selection.sample}</SampleMark>}
      description={description}
    >
      <svg viewBox={viewBoxOf(foot, up)} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${title}. ${description}`}</title>
        <Axes x={across} y={up} foot={foot} />
        <path className={styles.area} d={`${linePath(outline)}Z`} />
        <AskedLines x={askedX} y={askedY} />
        {mark && level && (
          <>
            <path className={styles.limited} d={`${linePath(lower)}Z`} />
            <path className={styles.series} data-series="2" d={`M${left} ${level}H${right}`} />
            <text className={styles.label} x={left + 10} y={level + 19}>
              {mark.label}
            </text>
            <path
              className={styles.size}
              d={`M${left} ${bottom}h0M${across.place(mostAtFoot)} ${bottom}h0`}
            />
            <text
              className={styles.label}
              x={across.place(mostAtFoot) - 10}
              y={bottom - 9}
              textAnchor="end"
            >
              {`${formatPlain(mostAtFoot, 2)} ${x.unit} · ${y.from} ${y.unit}`}
            </text>
          </>
        )}
        <text className={styles.label} x={left + 10} y={bottom - 9}>
          {`${formatPlain(x.from)} ${x.unit}`}
        </text>
        <path className={styles.size} d={dots} />
        {steps.map(({ label, to, y: reached }) => (
          <text
            key={label}
            className={styles.label}
            x={(across.place(to) - 4).toFixed(1)}
            y={(up.place(reached) - 9).toFixed(1)}
            textAnchor="end"
          >
            {label}
          </text>
        ))}
        <AskedPoint
          x={askedX}
          y={askedY}
          name={isExample ? selection.example : isOff ? chart.askedOff : chart.asked}
          {...(!isReached && { nameAt: bottom - 36 })}
          {...(isExample && askedY && { nameAt: askedY - 9, isLeft: true })}
        />
      </svg>
    </ChartFigure>
  );
}

type Ends = { min: number; max: number };

function isOutside(value: number | undefined, { min, max }: Ends): boolean {
  return value !== undefined && (value < min || value > max);
}

/** At the edge, where it lies outside of the paper. */
function placed(
  value: number | undefined,
  { min, max }: Ends,
  place: (value: number) => number,
): number | undefined {
  return value === undefined ? undefined : place(Math.min(Math.max(value, min), max));
}

type AskedProps = { x: number | undefined; y: number | undefined };

/** One condition is a line over the paper; of two, each leads from its axis to the point. */
function AskedLines({ x, y }: AskedProps) {
  return (
    <>
      {x !== undefined && <path className={styles.asked} d={`M${x} ${y ?? paper.top}V${foot}`} />}
      {y !== undefined && (
        <path className={styles.asked} d={`M${paper.left} ${y}H${x ?? paper.right}`} />
      )}
    </>
  );
}

type AskedPointProps = AskedProps & { name: string; nameAt?: number; isLeft?: boolean };

/** Over the stairs stand their names: there its own is written at the foot of its line. */
function AskedPoint({ x, y, name, nameAt, isLeft = false }: AskedPointProps) {
  if (x === undefined || y === undefined) return null;
  const isBefore = isLeft || x > 0.75 * paper.width;
  return (
    <>
      <circle className={styles.point} cx={x} cy={y} r="7" />
      <text
        className={styles.label}
        data-series="point"
        x={x + (isBefore ? -12 : 12)}
        y={nameAt ?? y + 20}
        textAnchor={isBefore ? 'end' : 'start'}
      >
        {name}
      </text>
    </>
  );
}
