import { useMemo, useState } from 'react';
import type { CalculatorState } from '../../engineering/calculator.ts';
import { formatNumber, formatPlain, formatQuantity, withUnit } from '../../engineering/format.ts';
import { millions } from '../../engineering/money.ts';
import { parseQuantity } from '../../engineering/parse.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { type Outcome, outcomeOf, type Scenario } from '../../engineering/plant/scenarios.ts';
import type { Year } from '../../engineering/plant/year.ts';
import { type Quantity, valueIn } from '../../engineering/quantities.ts';
import type { DimensionOf, Unit } from '../../engineering/units.ts';
import { Button } from '../ui/button.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import type { DefinitionRow } from '../ui/definition-rows.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { fill } from '../ui/fill.ts';
import { useReady } from '../ui/use-ready.ts';
import { form } from './plant-form.ts';
import { usePlantPage } from './plant-page.ts';
import { percent } from './readings.ts';
import { savedAndLeft, savedAndLeftColones } from './saving-figures.ts';
import styles from './scenarios.module.css';

export function TodayCard({ year }: { year: Year }) {
  const { copy } = usePlantPage();
  const words = copy.scenarios;
  return (
    <section className={styles.card} aria-label={words.today}>
      <h3>{words.today}</h3>
      <p className={styles.caption}>{words.yearly}</p>
      <FigureList rows={yearRows(year, words)} />
    </section>
  );
}

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
          <p className={styles.caption}>{words.remains}</p>
          <FigureList rows={savingRows(outcome.value, words)} />
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

type Words = Pick<
  ReturnType<typeof usePlantPage>['copy']['scenarios'],
  'cost' | 'energy' | 'carbon' | 'water' | 'saved' | 'risen' | 'payback'
>;

export const yearRows = (year: Year, words: Words): DefinitionRow[] => [
  [words.cost, millions(year.cost)],
  [words.energy, formatQuantity(year.fuelEnergy, 'MWh', 4)],
  [words.carbon, withUnit(formatNumber(valueIn(year.carbon, 't CO₂'), 3), 't')],
  [words.water, formatQuantity(year.water, 'm³', 4)],
];

export function savingRows({ year, saving, payback }: Outcome, words: Words): DefinitionRow[] {
  const rowOf = (name: string, { saved, left }: ReturnType<typeof savedAndLeft>) => {
    const value = saved.replace('−', '');
    return [fill(value === saved ? words.saved : words.risen, { name, value }), left] as const;
  };
  const inUnit = <U extends Unit>(
    left: Quantity<DimensionOf<U>>,
    saved: Quantity<DimensionOf<U>>,
    digits: number,
    unit: U,
    written: Unit = unit,
  ) =>
    savedAndLeft(valueIn(left, unit) + valueIn(saved, unit), valueIn(saved, unit), digits, written);
  return [
    rowOf(words.cost, savedAndLeftColones(year.cost + saving.cost, saving.cost)),
    rowOf(words.energy, inUnit(year.fuelEnergy, saving.energy, 4, 'MWh')),
    rowOf(words.carbon, inUnit(year.carbon, saving.carbon, 3, 't CO₂', 't')),
    rowOf(words.water, inUnit(year.water, saving.water, 4, 'm³')),
    ...(payback === null ? [] : [[words.payback, inMonthsOrYears(payback)] as const]),
  ];
}

function inMonthsOrYears(time: NonNullable<Outcome['payback']>): string {
  const years = valueIn(time, 'años');
  return years < 2
    ? withUnit(formatNumber(years * 12, 2), 'meses')
    : withUnit(formatNumber(years, 2), 'años');
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
