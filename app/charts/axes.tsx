import styles from './chart.module.css';
import { type Axis, figureGap, figureShift, leftEdge, letterIn, nameLine, paper } from './plane.ts';

export type AxesProps = { x: Axis; y?: Axis; foot: number; right?: number; letter?: number };

/** The grid, its figures and the names of the axes: the same under every chart. */
export function Axes({ x, y, foot, right = paper.right, letter = letterIn() }: AxesProps) {
  const top = y ? paper.top : foot;
  const across = x.ticks.map(({ at, name }) => ({ name, d: `M${at} ${top}V${foot + 6}` }));
  const up = (y?.ticks ?? []).map(({ at, name }) => ({
    name,
    d: `M${paper.left - 6} ${at}H${right}`,
  }));
  const [named, between] = [true, false].map((isNamed) =>
    [...across, ...up].map(({ name, d }) => ((name !== undefined) === isNamed ? d : '')).join(''),
  );
  return (
    <>
      <path className={styles.grid} d={named} />
      {/* Between the decades of a long axis. */}
      {between && <path className={styles.grid} d={between} opacity={0.5} />}
      {x.ticks.map(
        ({ at, name }) =>
          name && (
            <text
              key={at}
              x={at - figureShift(at, name, letter)}
              y={foot + 6}
              dy="1em"
              textAnchor="middle"
            >
              {name}
            </text>
          ),
      )}
      {y?.ticks.map(
        ({ at, name }) =>
          name && (
            <text key={at} x={paper.left - figureGap} y={at} dy=".35em" textAnchor="end">
              {name}
            </text>
          ),
      )}
      <path className={styles.axis} d={`M${paper.left} ${top}V${foot}H${right}`} />
      <text className={styles.axisName} x={right} y={foot + 16} dy="2em" textAnchor="end">
        {x.name}
      </text>
      {y && (
        <text className={styles.axisName} x={leftEdge(y, letter) + 1} y={nameLine(letter)}>
          {y.name}
        </text>
      )}
    </>
  );
}
