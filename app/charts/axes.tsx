import styles from './chart.module.css';
import { type Axis, leftEdge, paper } from './plane.ts';

export type AxesProps = { x: Axis; y?: Axis; foot: number };

/** The grid, its figures and the names of the axes: the same under every chart. */
export function Axes({ x, y, foot }: AxesProps) {
  const top = y ? paper.top : foot;
  const grid = [
    ...x.ticks.map(({ at }) => `M${at} ${top}V${foot + 6}`),
    ...(y?.ticks ?? []).map(({ at }) => `M${paper.left - 6} ${at}H${paper.right}`),
  ];
  return (
    <>
      <path className={styles.grid} d={grid.join('')} />
      {x.ticks.map(
        ({ at, name }) =>
          name && (
            <text key={at} x={at} y={foot + 26} textAnchor="middle">
              {name}
            </text>
          ),
      )}
      {y?.ticks.map(
        ({ at, name }) =>
          name && (
            <text key={at} x={paper.left - 10} y={at} dy=".35em" textAnchor="end">
              {name}
            </text>
          ),
      )}
      <path className={styles.axis} d={`M${paper.left} ${top}V${foot}H${paper.right}`} />
      <text className={styles.axisName} x={paper.right} y={foot + 56} textAnchor="end">
        {x.name}
      </text>
      {y && (
        <text className={styles.axisName} x={leftEdge(y) + 4} y={paper.top - 18}>
          {y.name}
        </text>
      )}
    </>
  );
}
