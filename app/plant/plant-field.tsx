import { memo } from 'react';
import type { Choice, Input } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import type { Quantity } from '../../engineering/quantities.ts';
import { briefly } from '../../engineering/result.ts';
import type { Dimension, Unit } from '../../engineering/units.ts';
import { CalculatorField, ChoiceField } from '../calculator/field.tsx';
import type { Entry } from '../calculator/session.ts';
import { useLabels } from '../site.ts';
import styles from './plant-field.module.css';
import { form } from './plant-form.ts';
import { useLivePlant, usePlantPage, useRestedPlant } from './plant-page.ts';
import type { Place } from './plant-state.ts';
import { isPrice, isUsual } from './usual-values.ts';

export type PlantFieldProps = { name: string; place: Place };

const inputs: Readonly<Record<string, Input>> = form.inputs;
const choices: Readonly<Record<string, Choice>> = form.choices;

/** One entry of the plant, wherever it stands; nothing while its choice hides it. */
export function PlantField({ name, place }: PlantFieldProps) {
  const rested = useRestedPlant();
  // Only the entry that is moved follows; the same one elsewhere does when the slider rests.
  const moved = useLivePlant((plant) =>
    plant.moved?.name === name && plant.moved.place === place ? plant : undefined,
  );
  const { state, units, entries, problem } = moved ?? rested;
  const choice = choices[name];
  if (choice) return <OneOf name={name} value={state.choices[name] ?? choice.initial} />;
  const input = inputs[name];
  const value = state.values[name];
  if (!input || value === undefined || !isShown(input, state.choices)) return null;
  const entry = entries[name];
  return (
    <OneNumber
      name={name}
      place={place}
      input={input}
      value={value}
      unit={units[name] ?? input.unit}
      entry={entry}
      refusal={!entry?.error && problem?.field === name ? briefly(problem) : undefined}
      isUsual={!isPrice(name) && isUsual(state, name)}
    />
  );
}

type OneOfProps = { name: string; value: string };

/** While one slider moves, the other fields stay as they are. */
const OneOf = memo(function OneOf({ name, value }: OneOfProps) {
  const { actions } = usePlantPage();
  const choice = choices[name];
  if (!choice) return null;
  return (
    <ChoiceField
      name={name}
      choice={choice}
      value={value}
      onChoose={(option) => actions.setChoice(name, option)}
    />
  );
});

type OneNumberProps = PlantFieldProps & {
  input: Input;
  value: Quantity<Dimension>;
  unit: Unit;
  entry: Entry | undefined;
  refusal: string | undefined;
  isUsual: boolean;
};

const OneNumber = memo(function OneNumber({ isUsual: usual, place, ...field }: OneNumberProps) {
  const { actions, copy } = usePlantPage();
  const { calculator } = useLabels();
  const { name, unit } = field;
  return (
    <div>
      <CalculatorField
        {...field}
        unitLabel={calculator.unitOf}
        onType={(text) => actions.type(place, name, text, unit)}
        onLeave={() => actions.leaveField(name)}
        onNumber={(number) => actions.setNumber(place, name, number, unit)}
        onUnit={(chosen) => actions.setUnit(name, chosen)}
      />
      {usual && place !== 'questions' && <p className={styles.usual}>{copy.start.usual}</p>}
    </div>
  );
});
