import { useId, useState } from 'react';
import type { Calculator, Choice, Input } from '../../engineering/calculator.ts';
import { briefly } from '../../engineering/result.ts';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { fieldsOf, isChoice, isWide, wholeRows } from './cells.ts';
import { CalculatorField, ChoiceField } from './field.tsx';
import styles from './inputs.module.css';
import type { CalculatorSession } from './use-calculator.ts';

export type CalculatorInputsProps = {
  calculator: Calculator;
  session: CalculatorSession;
  /** Of each field, where they stand in threes. */
  thirds?: readonly number[];
};

/** First what one knows of the process, then of the plant; on a phone, what has a usual value waits behind a button, unless it is one. */
export function CalculatorInputs({ calculator, session, thirds = [] }: CalculatorInputsProps) {
  const { calculator: labels } = useLabels();
  const { state, units, entries, query, problems } = session;
  const whole = wholeRows(calculator, state);
  const detailsId = useId();
  const [asked, setAsked] = useState<boolean>();
  const { first, details } = fieldsOf(calculator, state);
  const changed = details.some(([key]) => query.has(`${calculator.id}.${key}`));
  // What is to be corrected must be in sight, and stay there meanwhile.
  const correcting = details.some(([key]) => problems.some(({ field }) => field === key));
  const open = correcting || (asked ?? changed);
  const field = ([key, input]: readonly [string, Choice | Input], place: number) => {
    if (isChoice(input)) {
      return (
        <ChoiceField
          key={key}
          name={key}
          choice={input}
          isWide={isWide(input)}
          isWhole={whole[place]}
          thirds={thirds[place]}
          value={state.choices[key] ?? input.initial}
          onChoose={(option) => session.setChoice(key, option)}
        />
      );
    }
    const unit = units[key] ?? input.unit;
    const value = state.values[key];
    const problem = problems.find((one) => one.field === key);
    if (value === undefined) return null;
    return (
      <CalculatorField
        key={key}
        name={key}
        input={input}
        value={value}
        unit={unit}
        unitLabel={labels.unitOf}
        entry={entries[key]}
        refusal={problem && briefly(problem)}
        onType={(text) => session.type(key, text, unit)}
        onLeave={() => session.leaveField(key)}
        onNumber={(number) => session.setNumber(key, number, unit)}
        onUnit={(chosen) => session.setUnit(key, chosen)}
      />
    );
  };
  return (
    <>
      {first.map(field)}
      {details.length > 1 && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setAsked(correcting || !open)}
          >
            {labels.details}
          </Button>
        </div>
      )}
      <div id={detailsId} className={styles.details} data-open={open || details.length < 2}>
        {details.map(field)}
      </div>
    </>
  );
}
