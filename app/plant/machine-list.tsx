import { isShown } from '../../engineering/define-calculator.ts';
import { withUnit } from '../../engineering/format.ts';
import { PLANT_PARTS, type PlantPart } from '../../engineering/plant/parts.ts';
import { asTyped } from '../calculator/state.ts';
import { Button } from '../ui/button.tsx';
import { useReady } from '../ui/use-ready.ts';
import styles from './machine-list.module.css';
import { form } from './plant-form.ts';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import type { RestedPlant } from './use-plant.ts';

export type MachineListProps = { onOpen: (part: PlantPart) => void };

const parts = Object.keys(PLANT_PARTS) as PlantPart[];

/** The machines again as a list: what each is set to, for who does not use the drawing. */
export function MachineList({ onOpen }: MachineListProps) {
  const { copy } = usePlantPage();
  const { state, units } = useRestedPlant();
  return (
    <details className={styles.list}>
      <summary>{copy.diagram.machines}</summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <OpenButton part={part} onOpen={onOpen} />
            <span>
              {partRows(part, state, units)
                .map(([label, value]) => `${label}: ${value}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function OpenButton({ part, onOpen }: MachineListProps & { part: PlantPart }) {
  return (
    <Button variant="quiet" disabled={!useReady()} onClick={() => onOpen(part)}>
      {PLANT_PARTS[part].label}
    </Button>
  );
}

/** What a machine is set to, in words; what its choices hide is left out. */
export function partRows(
  part: PlantPart,
  state: RestedPlant['state'],
  units: RestedPlant['units'],
): (readonly [label: string, value: string, key: string])[] {
  const { choices, inputs } = PLANT_PARTS[part];
  return [
    ...choices.map((key) => {
      const { label, options } = form.choices[key];
      const chosen = options.find(({ id }) => id === state.choices[key]);
      return [label, chosen?.label ?? '', key] as const;
    }),
    ...inputs.flatMap((key) => {
      const input = form.inputs[key];
      const value = state.values[key];
      if (value === undefined || !isShown(input, state.choices)) return [];
      const unit = units[key] ?? input.unit;
      return [[input.label, withUnit(asTyped(value, unit), unit), key] as const];
    }),
  ];
}
