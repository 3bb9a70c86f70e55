import type { Calculator } from '../../engineering/calculator.ts';
import type { VerificationRow } from '../../model/verification.ts';
import { useLabels } from '../../site.ts';
import styles from './calculator-method.module.css';

export type CalculatorMethodProps = { calculator: Calculator; verification: VerificationRow[] };

/** Formula, source and limits, and how the engine compares with what others have published. */
export function CalculatorMethod({ calculator, verification }: CalculatorMethodProps) {
  const labels = useLabels().calculator;
  const tableName = `${labels.verification}: ${calculator.title}`;
  return (
    <details className={styles.method}>
      <summary>{labels.method}</summary>
      <div className={styles.columns}>
        <div>
          <h4>{labels.formulas}</h4>
          <ul className={styles.formulas}>
            {calculator.formulas.map((formula) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that our own engine writes
              <li key={formula.text} dangerouslySetInnerHTML={{ __html: formula.mathml }} />
            ))}
          </ul>
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
      {verification.length > 0 && (
        // A region that can scroll must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={styles.scroller} aria-label={tableName} tabIndex={0}>
          <table>
            <caption>{labels.verification}</caption>
            <thead>
              <tr>
                {[
                  labels.source,
                  labels.quantity,
                  labels.published,
                  labels.ours,
                  labels.difference,
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {verification.map((row) => (
                <tr key={row.id}>
                  <td>{row.source}</td>
                  <th scope="row">{row.quantity}</th>
                  <td>{row.published}</td>
                  <td>{row.ours}</td>
                  <td data-holds={row.holds}>
                    {row.difference}
                    {row.note && <span className={styles.note}>{row.note}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
