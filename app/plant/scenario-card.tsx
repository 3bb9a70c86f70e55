import { useMemo, useState } from 'react';
import type { CalculatorState } from '../../engineering/calculator.ts';
import { formatPlain } from '../../engineering/format.ts';
import { millions } from '../../engineering/money.ts';
import { parseQuantity } from '../../engineering/parse.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { type Outcome, outcomeOf, type Scenario } from '../../engineering/plant/scenarios.ts';
import { valueIn } from '../../engineering/quantities.ts';
import { Button } from '../ui/button.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { fill } from '../ui/fill.ts';
import { useReady } from '../ui/use-ready.ts';
import { form } from './plant-form.ts';
import { usePlantPage } from './plant-page.ts';
import { percent } from './readings.ts';
import { ScenarioTable } from './scenario-table.tsx';
import styles from './scenarios.module.css';

export type ScenarioCardProps = {
  number: number;
  scenario: Scenario;
  state: CalculatorState;
  today: Operation;
  onChange: (next: Scenario) => void;
  onRemove: () => void;
};

export function ScenarioCard(props: ScenarioCardProps) {
  const { number, scenario, state, today, onChange, onRemove } = props;
  const { copy } = usePlantPage();
  const words = copy.scenarios;
  const outcome = useMemo(() => outcomeOf(state, today, scenario), [state, today, scenario]);
  const isEmpty = scenario.measures.length === 0 && scenario.fuel === null;
  const name = fill(words.scenario, { n: number });
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Button variant="plain" onClick={onRemove}>
          {fill(words.remove, { n: number })}
        </Button>
      </div>
      <Measures scenario={scenario} state={state} onChange={onChange} />
      {isEmpty && <p className={styles.caption}>{words.empty}</p>}
      {!isEmpty && !outcome.ok && <p role="status">{outcome.reason}</p>}
      {!isEmpty && outcome.ok && (
        <>
          <Saving outcome={outcome.value} />
          <div className={styles.years}>
            <ScenarioTable name={name} outcome={outcome.value} />
          </div>
          <Interaction outcome={outcome.value} />
        </>
      )}
    </section>
  );
}

/** What the scenario is tried for, before all else. */
function Saving({ outcome: { year, saving } }: { outcome: Outcome }) {
  const words = usePlantPage().copy.scenarios;
  const [size, isDearer] = [Math.abs(saving.cost), saving.cost < 0];
  return (
    <p className={styles.saving} data-dearer={isDearer}>
      <strong>{millions(size)}</strong>{' '}
      {fill(isDearer ? words.dearer : words.answer, {
        share: percent(size / (year.cost + saving.cost)),
      })}
    </p>
  );
}

function Measures({
  scenario,
  state,
  onChange,
}: Pick<ScenarioCardProps, 'scenario' | 'state' | 'onChange'>) {
  const words = usePlantPage().copy.scenarios;
  const isReady = useReady();
  const possible = MEASURES.filter(
    ({ id: measure, apply }) => scenario.measures.includes(measure) || apply(state) !== undefined,
  );
  const toggled = (measure: string) =>
    scenario.measures.includes(measure)
      ? scenario.measures.filter((one) => one !== measure)
      : [...scenario.measures, measure];
  return (
    <fieldset className={styles.measures}>
      <legend className={styles.caption}>{words.measures}</legend>
      {possible.map((measure) => (
        <CheckBox
          key={measure.id}
          // Not in the document: until the scripts are there nothing can be chosen.
          title={isReady ? measure.explanation : undefined}
          checked={scenario.measures.includes(measure.id)}
          onChange={() => onChange({ ...scenario, measures: toggled(measure.id) })}
        >
          {measure.label}
        </CheckBox>
      ))}
      <div className={styles.entries}>
        <SelectField
          label={words.fuel}
          any={words.sameFuel}
          options={form.choices.fuel.options
            .filter(({ id }) => id !== state.choices.fuel)
            .map(({ id, label }) => ({ value: id, name: label.replace(/ \(.*/, '') }))}
          value={scenario.fuel ?? ''}
          onChange={(event) => onChange({ ...scenario, fuel: event.target.value || null })}
        />
        <Investment scenario={scenario} onChange={onChange} />
      </div>
    </fieldset>
  );
}

/** Measures that touch the same heat save less together than their sum; some help one another. */
export function Interaction({ outcome: { saving, sumAlone } }: { outcome: Outcome }) {
  const words = usePlantPage().copy.scenarios;
  // Two sums that read the same tell nothing of one another.
  if (sumAlone === null || millions(sumAlone) === millions(saving.cost)) return null;
  return (
    <p className={styles.interaction}>
      {fill(words.interaction, {
        sum: millions(sumAlone),
        together: millions(saving.cost),
        why: words[whyNotTheSum(saving.cost / sumAlone)],
      })}
    </p>
  );
}

/** Less than one part in a hundred is no interaction to speak of. */
function whyNotTheSum(share: number): 'overlap' | 'reinforce' | 'apart' {
  if (Math.abs(share - 1) < 0.01) return 'apart';
  return share < 1 ? 'overlap' : 'reinforce';
}

function Investment({ scenario, onChange }: Pick<ScenarioCardProps, 'scenario' | 'onChange'>) {
  const words = usePlantPage().copy.scenarios;
  const [typed, setTyped] = useState<string>();
  const parsed = typed?.trim() ? parseQuantity(typed, '₡') : undefined;
  const kept = scenario.investment === null ? '' : formatPlain(valueIn(scenario.investment, '₡'));
  return (
    <TextField
      label={words.investment}
      inputMode="decimal"
      autoComplete="off"
      placeholder={words.investmentHelp}
      value={typed ?? kept}
      error={parsed && !parsed.ok ? parsed.reason : undefined}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const amount = value.trim() ? parseQuantity(value, '₡') : undefined;
        if (amount?.ok)
          onChange({ ...scenario, investment: amount.value > 0 ? amount.value : null });
        if (!value.trim()) onChange({ ...scenario, investment: null });
      }}
      onBlur={() => {
        if (!parsed || parsed.ok) setTyped(undefined);
      }}
    />
  );
}
