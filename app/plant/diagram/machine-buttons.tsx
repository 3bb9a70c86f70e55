import { memo } from 'react';
import { withUnit } from '../../../engineering/format.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import { PLANT_PARTS } from '../../../engineering/plant/parts.ts';
import { isTankOpen } from '../../../engineering/plant/vented-flash.ts';
import { useReady } from '../../ui/use-ready.ts';
import { usePlantPage, useRestedPlant } from '../plant-page.ts';
import { kilowatts, readings } from '../readings.ts';
import styles from './diagram.module.css';
import { type DrawnPart, useLayout } from './layout.ts';
import { absentParts, drawnParts } from './machines.ts';

export type MachineButtonsProps = {
  operation: Operation;
  /** Which machine's inputs are open. */
  open?: string | undefined;
  /** Without it, as on paper, the machines cannot be pressed. */
  onOpen?: (part: DrawnPart) => void;
};

export function MachineButtons({ operation, open, onOpen }: MachineButtonsProps) {
  const words = usePlantPage().copy.diagram;
  const { units } = useRestedPlant();
  const absent = absentParts(operation);
  const { key, unit } = readings.pressure;
  const notes: Partial<Record<DrawnPart, string | false>> = {
    condensate: isTankOpen(operation) && withUnit('0', units[key] ?? unit),
    bare: kilowatts(operation.destinations.bare),
  };
  const isTurbine = Boolean(operation.plant.low?.turbine);
  return drawnParts.map((part) => (
    <MachineButton
      key={part}
      part={part}
      label={labelOf(part, operation, words)}
      isAbsent={absent.has(part)}
      note={absent.has(part) ? absence(part, words) : notes[part]}
      isTurbine={part === 'letDown' && isTurbine}
      isOpen={open === part}
      onOpen={onOpen}
    />
  ));
}

type Words = ReturnType<typeof usePlantPage>['copy']['diagram'];

function absence(part: DrawnPart, words: Words): string {
  return part === 'bare' || part === 'traps' ? words.none : words.absent;
}

function labelOf(part: DrawnPart, { plant }: Operation, words: Words): string {
  if (part === 'letDown' && plant.low) return plant.low.turbine ? words.turbine : words.valve;
  if (part === 'letDown' || (part === 'low' && !plant.low)) return words.lowHeader;
  return PLANT_PARTS[part].label;
}

type MachineButtonProps = {
  part: DrawnPart;
  label: string;
  isAbsent: boolean;
  /** What is said of a machine that is not there, and of one that has a figure of its own. */
  note: string | false | undefined;
  isTurbine: boolean;
  isOpen: boolean;
  onOpen: ((part: DrawnPart) => void) | undefined;
};

/** Opens the inputs of a machine; its label stands on the drawing. */
const MachineButton = memo(function MachineButton(props: MachineButtonProps) {
  const { part, label, isAbsent, note, isTurbine, isOpen, onOpen } = props;
  const { x, y, width, height } = useLayout().places[part];
  const ready = useReady();
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <button
        type="button"
        className={styles.button}
        data-part={part}
        data-absent={isAbsent}
        data-turbine={isTurbine || undefined}
        disabled={!ready || !onOpen}
        aria-haspopup={ready ? 'dialog' : undefined}
        aria-expanded={ready ? isOpen : undefined}
        onClick={() => onOpen?.(part)}
      >
        <span>{label}</span> {note && <small>{note}</small>}
      </button>
    </foreignObject>
  );
});
