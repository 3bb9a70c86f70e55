import { memo } from 'react';
import { useReady } from '../../ui/use-ready.ts';
import styles from './diagram.module.css';
import { type DrawnPart, places } from './machines.ts';

export type MachineButtonProps = {
  part: DrawnPart;
  label: string;
  /** What is said of a machine that is not there. */
  absent: string | undefined;
  isTurbine: boolean;
  isOpen: boolean;
  onOpen: ((part: DrawnPart) => void) | undefined;
};

/** Opens the inputs of a machine; its label stands on the drawing. */
export const MachineButton = memo(function MachineButton(props: MachineButtonProps) {
  const { part, label, absent, isTurbine, isOpen, onOpen } = props;
  const { x, y, width, height } = places[part];
  const ready = useReady();
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <button
        type="button"
        className={styles.button}
        data-part={part}
        data-absent={absent !== undefined}
        data-turbine={isTurbine}
        disabled={!ready || !onOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen?.(part)}
      >
        {label}
        {absent !== undefined && <small>{absent}</small>}
      </button>
    </foreignObject>
  );
});
