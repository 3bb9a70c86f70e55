import { memo } from 'react';
import type { StreamReadings } from '../readings.ts';
import { arrowHead, wayToHead } from './arrow-head.ts';
import styles from './diagram.module.css';
import { type Layout, type Line, useLayout } from './layout.ts';

export type StreamLineProps = {
  line: Line;
  width: number;
  /** Enthalpy between the coldest and the hottest stream, in hundredths. */
  heat: number;
};

/** Thin lines must still be seen, and the thickest fit between the machines. */
const thinnest = 1.5;
const thickest = 13;

/** For a flow over the largest one, zero to one; in steps that can be seen. */
export function lineWidth(share: number): number {
  return Math.round(4 * (thinnest + (thickest - thinnest) * share)) / 4;
}

export const colourOf = (heat: number) =>
  `color-mix(in oklab, var(--color-heat) ${heat}%, var(--color-cold))`;

/** Over all lines, whichever was drawn first. */
export const StreamHop = memo(function StreamHop({ line, width, heat }: StreamLineProps) {
  return (
    line.hop && (
      <g style={{ color: colourOf(heat) }}>
        <path className={styles.gap} d={line.hop} strokeWidth={width + 6} />
        <path className={styles.line} d={line.hop} strokeWidth={width} strokeLinecap="square" />
      </g>
    )
  );
});

export const StreamLine = memo(function StreamLine({ line, width, heat }: StreamLineProps) {
  return (
    <g style={{ color: colourOf(heat) }}>
      <path className={styles.line} d={wayToHead(line, width)} strokeWidth={width} />
      <path className={styles.arrow} d={arrowHead(line.arrow, width)} />
    </g>
  );
});

/** From under the figures straight to a dot on their pipe. */
export function leader([x, y, pipeX, pipeY]: Line['tag'], { width, height }: Layout['tag']) {
  if (pipeX === undefined) return;
  const [middle, level] = [x + width / 2, y + height / 2];
  const way = pipeY === undefined ? `M${middle} ${level}H${pipeX}` : `M${pipeX} ${level}V${pipeY}`;
  return `${way}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`;
}

/** Where a large flow would leave its frame, or reach the pressure beside it, its letters stand closer. */
function fitted({ flow, pressure }: StreamReadings, figures: Layout['tag']['figures']) {
  const isLong = figures === 2 ? flow.length > 10 : flow.length + pressure.length > 20;
  return isLong ? { textLength: 66, lengthAdjust: 'spacingAndGlyphs' as const } : {};
}

export type StreamTagProps = StreamReadings & { line: Line };

/** Flow and pressure over temperature and enthalpy, as on a heat balance. */
export const StreamTag = memo(function StreamTag({ line, ...readings }: StreamTagProps) {
  const { tag } = useLayout();
  const [x, y] = line.tag;
  const right = x + tag.width - 6;
  const rows = [y + 15, y + tag.height - 7];
  return (
    <g className={styles.tag}>
      <path d={leader(line.tag, tag)} />
      <rect x={x} y={y} width={tag.width} height={tag.height} rx={2} />
      <text x={x + 6} y={rows[0]} className={styles.flow} {...fitted(readings, tag.figures)}>
        {readings.flow}
      </text>
      <text x={x + 6} y={rows[1]}>
        {readings.temperature}
      </text>
      {tag.figures === 4 && (
        <>
          <text x={right} y={rows[0]} textAnchor="end">
            {readings.pressure}
          </text>
          <text x={right} y={rows[1]} textAnchor="end">
            {readings.enthalpy}
          </text>
        </>
      )}
    </g>
  );
});
