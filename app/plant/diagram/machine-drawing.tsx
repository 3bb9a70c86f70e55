import { memo } from 'react';
import styles from './diagram.module.css';
import { type DrawnPart, useLayout } from './layout.ts';

export type MachineDrawingProps = { part: DrawnPart; isAbsent: boolean; isTurbine: boolean };

/** The sign of a machine as a drawing of pipes and instruments has it; the label stands on it. */
export const MachineDrawing = memo(function MachineDrawing(props: MachineDrawingProps) {
  const { part, isAbsent, isTurbine } = props;
  const { x, y, width, height } = useLayout().places[part];
  const middle = x + width / 2;
  const foot = y + height;
  return (
    <g className={styles.machine} data-absent={isAbsent}>
      {signs(isTurbine)[part]({ x, y, width, height, middle, foot })}
    </g>
  );
});

/** Of the deaerator, over its tank. */
const domeHeight = 48;

type Box = { x: number; y: number; width: number; height: number; middle: number; foot: number };

function frame({ x, y, width, height }: Box, round = 4) {
  return <rect x={x} y={y} width={width} height={height} rx={round} />;
}

function signs(isTurbine: boolean): Record<DrawnPart, (box: Box) => React.ReactNode> {
  return {
    boiler: (box) => (
      <>
        {frame(box, 26)}
        <path
          d={`M${box.x + 24} ${box.y}V${box.foot}M${box.x} ${box.y + 0.35 * box.height}h-18v${0.36 * box.height}h18`}
        />
      </>
    ),
    economizer: (box) => {
      // Below the label.
      const [across, down] = [box.width - 24, (box.height - 34) / 3];
      return (
        <>
          {frame(box)}
          <path
            d={`M${box.x} ${box.y + 26}h${box.width - 12}v${down}h-${across}v${down}h${across}v${down}H${box.x}`}
            className={styles.fine}
          />
        </>
      );
    },
    bare: (box) => (
      <>
        {frame(box)}
        <path
          d={[-42, -32, -22]
            .map((aside) => `M${box.middle + aside} ${box.foot - 7}q-5 -5 0 -10t0 -10`)
            .join('')}
          className={styles.fine}
        />
      </>
    ),
    traps: (box) => (
      <>
        {frame(box)}
        <g className={styles.trap}>
          <circle cx={box.middle} cy={box.foot - 14} r={8} />
          <path d={`M${box.middle - 8} ${box.foot - 14}h16a8 8 0 0 1 -16 0`} />
        </g>
      </>
    ),
    high: user,
    low: user,
    letDown: (box) =>
      isTurbine ? (
        <path
          d={`M${box.x + 20} ${box.y + 20}L${box.x + box.width - 20} ${box.y}V${box.foot}L${box.x + 20} ${box.foot - 20}Z`}
        />
      ) : (
        <>
          {frame(box)}
          <path
            d={`M${box.middle - 16} ${(box.y + 22 + box.foot) / 2 + 13}h32l-32 -26h32Z`}
            className={styles.fine}
          />
        </>
      ),
    condensate: (box) => {
      // From wall to wall.
      const wave = (box.width - 2) / 4;
      return (
        <>
          {frame(box)}
          <path
            d={`M${box.x + 1} ${box.y + 11}q${wave / 2} -7 ${wave} 0${`t${wave} 0`.repeat(3)}`}
            className={styles.fine}
          />
        </>
      );
    },
    deaerator: (box) => (
      <>
        <rect
          x={box.middle - 30}
          y={box.y - domeHeight}
          width={60}
          height={domeHeight + 8}
          rx={14}
        />
        {frame(box, 24)}
      </>
    ),
    makeup: (box) => frame(box, 12),
    blowdown: (box) => frame(box, 26),
  };
}

/** A coil in a vessel: what takes heat from steam. */
function user(box: Box) {
  const step = (box.width - 28) / 6;
  return (
    <>
      {frame(box)}
      <path
        d={`M${box.x + 14} ${box.foot - 12}l${step} -12l${step} 12l${step} -12l${step} 12l${step} -12l${step} 12`}
        className={styles.fine}
      />
    </>
  );
}
