import type { StreamReadings } from '../readings.ts';
import styles from './diagram.module.css';
import { arrowHead, type Line, tagSize } from './lines.ts';

export type StreamLineProps = {
  line: Line;
  /** Flow over the largest one, zero to one. */
  share: number;
  /** Enthalpy between the coldest and the hottest stream, zero to one. */
  heat: number;
};

/** Thin lines must still be seen, and the thickest fit between the machines. */
const thinnest = 1.5;
const thickest = 13;

export function StreamLine({ line, share, heat }: StreamLineProps) {
  const width = thinnest + (thickest - thinnest) * share;
  const colour = `color-mix(in oklab, var(--color-heat) ${Math.round(100 * heat)}%, var(--color-cold))`;
  return (
    <g style={{ color: colour }}>
      <path className={styles.line} d={line.path} strokeWidth={width} />
      <path className={styles.arrow} d={arrowHead(line.arrow, width)} />
    </g>
  );
}

/** Flow and pressure over temperature and enthalpy, as on a heat balance. */
export function StreamTag({ line, readings }: { line: Line; readings: StreamReadings }) {
  const [x, y] = line.tag;
  const right = x + tagSize.width - 6;
  return (
    <g className={styles.tag}>
      <rect x={x} y={y} width={tagSize.width} height={tagSize.height} rx={2} />
      <text x={x + 6} y={y + 15} className={styles.flow}>
        {readings.flow}
      </text>
      <text x={right} y={y + 15} textAnchor="end">
        {readings.pressure}
      </text>
      <text x={x + 6} y={y + 31}>
        {readings.temperature}
      </text>
      <text x={right} y={y + 31} textAnchor="end">
        {readings.enthalpy}
      </text>
    </g>
  );
}
