import type { CSSProperties } from 'react';
import type { Thumbnail, ThumbnailAxis } from './thumbnail.server.ts';
import styles from './tool-curve.module.css';
import type { ToolEntry } from './tool-entry.server.ts';

export type ToolCurveProps = Required<Pick<ToolEntry, 'thumbnail'>> &
  Pick<ToolEntry, 'axes' | 'across' | 'up' | 'names' | 'pointName'> & {
    className: string | undefined;
  };

/** A tool's chart; the large one has figures at its axes and says which line is which. */
export function ToolCurve(props: ToolCurveProps) {
  const { className = '', thumbnail, axes, across, up, names = [], pointName } = props;
  return (
    <div className={`${styles.curve} ${className}`} aria-hidden="true">
      {up && <small>{up}</small>}
      {axes && <span>{axes.y.name}</span>}
      <Curve {...thumbnail} />
      {across && (
        <small>
          <span>{across.from}</span>
          <span>{across.to}</span>
          <span>{across.name}</span>
        </small>
      )}
      {axes && (
        <>
          <Ticks along="up" ticks={axes.y.ticks} />
          <Ticks along="across" ticks={axes.x.ticks} />
          <span>{axes.x.name}</span>
        </>
      )}
      {names.length > 0 && (
        <p className={styles.names} data-names={names.length > 1 || undefined}>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
          {pointName && <span data-point>{pointName}</span>}
        </p>
      )}
    </div>
  );
}

type TicksProps = { along: 'up' | 'across'; ticks: ThumbnailAxis['ticks'] };

function Ticks({ along, ticks }: TicksProps) {
  return (
    <div className={styles.ticks} data-along={along}>
      {ticks.map(({ at, name }) => (
        <span key={name} style={{ '--at': `${at}%` } as CSSProperties}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Drawn to fill its place, whatever its shape; its axes end where their last figures are (thumbnail.server.ts). The point is the end of a line, so that it stays round. */
function Curve({ lines, point: [x, y], zero }: Thumbnail) {
  return (
    <svg viewBox="0 0 120 56" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={styles.axes}
        d={`M0 6V56H114${zero === undefined ? '' : `M0 ${zero}H114`}`}
      />
      <path className={styles.guide} d={`M0 ${y}H${x}V56`} />
      {lines.map((line, index) => (
        <path key={line} data-series={index} d={line} />
      ))}
      <path className={styles.point} d={`M${x} ${y}h0`} />
    </svg>
  );
}
