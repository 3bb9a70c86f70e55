import { useId } from 'react';
import { formatPlain } from '../../engineering/format.ts';
import { steamShare } from '../../engineering/steam-at-gauge.ts';
import type { BlockOf } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import { ChartFigure } from './chart-figure.tsx';
import { ChartLabel } from './chart-label.tsx';
import type { Label, Line } from './place-label.ts';
import { acrossAxis, linePath, type Point, paper, upAxis, viewBoxOf } from './plane.ts';
import { sizeLabels } from './size-labels.ts';
import { bentEdge, type Size, sizeSteps } from './size-steps.ts';

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
  const places = sizes.map((size): Point => [across.place(size.x), up.place(size.y)]);
  // Lines without length, of which the round ends are seen.
  const dots = places.map(([px, py]) => `M${px.toFixed(1)} ${py.toFixed(1)}h0`).join('');
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
  const guides = askedLines(askedX, askedY);
  const isOff = isOutside(asked.x, x) || isOutside(asked.y, y);
  const mostAtFoot = mark ? most * steamShare(y.from, mark.y) : most;
  const { labels, name } = sizeLabels({
    steps: steps.map(({ label, to, y: reached }) => [label, [across.place(to), up.place(reached)]]),
    ends: [x.from, mostAtFoot].map((value) => [
      formatPlain(value, 2),
      [across.place(value), bottom],
    ]),
    mark: mark && level ? [mark.label, [left, level]] : undefined,
    asked: [
      isExample ? selection.example : isOff ? chart.askedOff : chart.asked,
      [askedX ?? 0, askedY ?? 0],
    ],
    dots: places,
    edges: [
      [...outline, ...stairs.slice(0, 1)],
      ...(level ? [[[left, level] as const, [right, level] as const]] : []),
    ],
    guides,
    foot,
  });
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
        {guides.map((line) => (
          <path key={linePath(line)} className={styles.asked} d={linePath(line)} />
        ))}
        {mark && level && (
          <>
            <path className={styles.limited} d={`${linePath(lower)}Z`} />
            <path className={styles.series} data-series="2" d={`M${left} ${level}H${right}`} />
            <path
              className={styles.size}
              d={`M${left} ${bottom}h0M${across.place(mostAtFoot)} ${bottom}h0`}
            />
          </>
        )}
        <path className={styles.size} d={dots} />
        {labels.map((label) => (
          <ChartLabel key={label.text} label={label} />
        ))}
        <AskedPoint x={askedX} y={askedY} label={name} />
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

/** One condition is a line over the paper; of two, each leads from its axis to the point. */
function askedLines(x: number | undefined, y: number | undefined): Line[] {
  const lines: Line[] = [];
  if (x !== undefined) {
    lines.push([
      [x, y ?? paper.top],
      [x, foot],
    ]);
  }
  if (y !== undefined) {
    lines.push([
      [paper.left, y],
      [x ?? paper.right, y],
    ]);
  }
  return lines;
}

type AskedPointProps = {
  x: number | undefined;
  y: number | undefined;
  label: Label | undefined;
};

function AskedPoint({ x, y, label }: AskedPointProps) {
  if (x === undefined || y === undefined) return null;
  return (
    <>
      <circle className={styles.point} cx={x} cy={y} r="7" />
      {label && <ChartLabel label={label} series="point" />}
    </>
  );
}
