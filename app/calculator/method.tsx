import type { Calculator } from '../../engineering/calculator.ts';
import { useLabels } from '../site.ts';
import { FormulaList } from './formula-list.tsx';
import styles from './method.module.css';
import type { Verification } from './verification.server.ts';
import { CalculatorVerification } from './verification.tsx';

export type CalculatorMethodProps = { calculator: Calculator; verification: Verification };

/** Formula, source and limits, and how the engine compares with what others have published. */
export function CalculatorMethod({ calculator, verification }: CalculatorMethodProps) {
  const labels = useLabels().calculator;
  return (
    <details className={styles.method}>
      <summary>{labels.method}</summary>
      <div className={styles.columns}>
        <div>
          <h4>{labels.formulas}</h4>
          <FormulaList
            formulas={calculator.formulas}
            name={`${labels.formulas}: ${calculator.title}`}
          />
        </div>
        <div>
          <h4>{labels.limits}</h4>
          <ul className={styles.list}>
            {calculator.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          <h4>{labels.sources}</h4>
          <ul className={styles.list}>
            {calculator.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </div>
      <CalculatorVerification verification={verification} title={calculator.title} />
    </details>
  );
}
