import type { Choice, Input } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import { CalculatorField, ChoiceField } from '../calculator/field.tsx';
import { useLabels } from '../site.ts';
import styles from './plant-field.module.css';
import { form } from './plant-form.ts';
import { usePlantPage } from './plant-page.ts';
import { usualKeys } from './usual-values.ts';

export type PlantFieldProps = { name: string };

const inputs: Readonly<Record<string, Input>> = form.inputs;
const choices: Readonly<Record<string, Choice>> = form.choices;

/** One entry of the plant, wherever it stands; nothing while its choice hides it. */
export function PlantField({ name }: PlantFieldProps) {
  const { session, copy } = usePlantPage();
  const { calculator } = useLabels();
  const { state, units, entries, problem } = session;
  const choice = choices[name];
  if (choice) {
    return (
      <ChoiceField
        name={name}
        choice={choice}
        value={state.choices[name] ?? choice.initial}
        onChoose={(option) => session.setChoice(name, option)}
      />
    );
  }
  const input = inputs[name];
  const value = state.values[name];
  if (!input || value === undefined || !isShown(input, state.choices)) return null;
  const unit = units[name] ?? input.unit;
  return (
    <div>
      <CalculatorField
        name={name}
        input={input}
        value={value}
        unit={unit}
        unitLabel={calculator.unitOf}
        entry={entries[name]}
        refusal={!entries[name]?.error && problem?.field === name ? problem.reason : undefined}
        onType={(text) => session.type(name, text, unit)}
        onLeave={() => session.leaveField(name)}
        onNumber={(number) => session.setNumber(name, number, unit)}
        onUnit={(chosen) => session.setUnit(name, chosen)}
      />
      {usualKeys(state).has(name) && <p className={styles.usual}>{copy.start.usual}</p>}
    </div>
  );
}
