import { useRef } from 'react';
import type { Calculator } from '../../engineering/calculator.ts';
import { CurveChart } from '../charts/curve-chart.tsx';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { CalculatorActions } from './actions.tsx';
import { CalculatorInputs } from './inputs.tsx';
import { CalculatorMethod } from './method.tsx';
import styles from './panel.module.css';
import { CalculatorPeek } from './peek.tsx';
import { CalculatorResults } from './results.tsx';
import { useCalculator } from './use-calculator.ts';
import type { Verification } from './verification.server.ts';

export type CalculatorPanelProps = {
  calculator: Calculator;
  verification: Verification | undefined;
  page: string;
};

export function CalculatorPanel({ calculator, verification, page }: CalculatorPanelProps) {
  const { calculator: labels } = useLabels();
  const session = useCalculator(calculator);
  const { units, unreadable, result, curve } = session;
  const results = useRef<HTMLDivElement>(null);
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
          <CalculatorInputs calculator={calculator} session={session} />
          {result.ok && (
            <CalculatorPeek
              calculator={calculator}
              evaluation={result.value}
              units={units}
              onPress={() => results.current?.scrollIntoView()}
            />
          )}
        </div>
        <div className={styles.results} ref={results} data-ground="dark">
          {/* <output> takes phrasing content only, and the answer is a list of figures. */}
          <div role="status" className={styles.answer}>
            {result.ok ? (
              <CalculatorResults
                calculator={calculator}
                evaluation={result.value}
                units={units}
                unitLabel={labels.unitOf}
                onUnit={session.setUnit}
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
          <CalculatorActions calculator={calculator} session={session} page={page} />
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
