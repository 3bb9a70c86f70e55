import { useState } from 'react';
import type { Calculator, Evaluation } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import type { Verification } from '../../model/verification.ts';
import { useLabels } from '../../site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { quoteLink } from '../quote-link.ts';
import { CalculatorField, ChoiceField } from './calculator-field.tsx';
import { CalculatorMethod } from './calculator-method.tsx';
import styles from './calculator-panel.module.css';
import { CalculatorResults } from './calculator-results.tsx';
import { describeCase, formatOutput, type ShownUnits } from './calculator-state.ts';
import { CurveChart } from './curve-chart.tsx';
import { useCalculator } from './use-calculator.ts';

export type CalculatorPanelProps = {
  calculator: Calculator;
  verification: Verification | undefined;
  page: string;
};

export function CalculatorPanel({ calculator, verification, page }: CalculatorPanelProps) {
  const { calculator: labels, catalogue } = useLabels();
  const { state, units, slips, unreadable, result, curve, ...change } = useCalculator(calculator);
  const headingId = `calculadora-${calculator.id}`;
  return (
    <section className={styles.calculator} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId}>{calculator.title}</h3>
        <p>{calculator.summary}</p>
        {unreadable.length > 0 && (
          <p className={styles.notice}>
            {fill(labels.unreadable, { fields: unreadable.join(', ') })}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.inputs}>
          {Object.entries(calculator.choices).map(([key, choice]) => (
            <ChoiceField
              key={key}
              choice={choice}
              value={state.choices[key] ?? choice.initial}
              onChoose={(option) => change.setChoice(key, option)}
            />
          ))}
          {Object.entries(calculator.inputs).map(([key, input]) => {
            const unit = units[key] ?? input.unit;
            const value = state.values[key];
            if (value === undefined || !isShown(input, state.choices)) return null;
            return (
              <CalculatorField
                key={key}
                input={input}
                value={value}
                unit={unit}
                unitLabel={labels.unitOf}
                slip={slips[key]}
                refusal={!result.ok && result.field === key ? result.reason : undefined}
                onType={(typed) => change.type(key, typed, unit)}
                onNumber={(number) => change.setNumber(key, number, unit)}
                onUnit={(chosen) => change.setUnit(key, chosen)}
              />
            );
          })}
          {result.ok && <Peek calculator={calculator} evaluation={result.value} units={units} />}
        </div>
        <div className={styles.results} data-ground="dark">
          {/* <output> takes phrasing content only, and the answer is a list of figures. */}
          <div role="status" className={styles.answer}>
            {result.ok ? (
              <CalculatorResults
                calculator={calculator}
                evaluation={result.value}
                units={units}
                unitLabel={labels.unitOf}
                onUnit={change.setUnit}
              />
            ) : (
              <p className={styles.refusal}>{result.reason}</p>
            )}
            {result.ok &&
              result.value.warnings.map((warning) => (
                <p key={warning} className={styles.warning}>
                  {warning}
                </p>
              ))}
          </div>
          {result.ok && (
            <div className={styles.actions}>
              <ButtonLink
                to={quoteLink(
                  catalogue.quoteSubject,
                  page,
                  describeCase(calculator, state, units, result.value),
                )}
              >
                {labels.quote}
              </ButtonLink>
              <CopyLink />
              <Button variant="quiet" onClick={change.reset}>
                {labels.reset}
              </Button>
            </div>
          )}
        </div>
        {curve?.ok && (
          <div className={styles.chart}>
            <CurveChart curve={curve.value} />
          </div>
        )}
      </div>
      {verification && <CalculatorMethod calculator={calculator} verification={verification} />}
    </section>
  );
}

type PeekProps = { calculator: Calculator; evaluation: Evaluation; units: ShownUnits };

/** On a phone the results stand below the fields; their gist stays in sight while one types. */
function Peek({ calculator, evaluation, units }: PeekProps) {
  const main = Object.entries(calculator.outputs).filter(([, output]) => output.main);
  return (
    <p className={styles.peek} aria-hidden="true">
      {main.map(([name, output]) => {
        const value = evaluation.outputs[name];
        if (value === null || value === undefined) return null;
        return (
          <span key={name}>
            {output.label}
            <strong>{formatOutput(output, value, units[name])}</strong>
          </span>
        );
      })}
    </p>
  );
}

function CopyLink() {
  const { calculator: labels } = useLabels();
  const [copied, setCopied] = useState<boolean>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <Button variant="quiet" onClick={copy} aria-live="polite">
      {copied === undefined ? labels.copyLink : copied ? labels.linkCopied : labels.linkNotCopied}
    </Button>
  );
}
