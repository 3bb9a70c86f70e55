import { useLabels } from '../site.ts';
import styles from './method.module.css';
import type { Verification, VerificationRow } from './verification.server.ts';

export type CalculatorVerificationProps = { verification: Verification; title: string };

/** How the engine compares with what others have published, also where it does not agree. */
export function CalculatorVerification({ verification, title }: CalculatorVerificationProps) {
  const labels = useLabels().calculator;
  const { rows, contradicted } = verification;
  return (
    <>
      {rows.length > 0 && (
        <>
          <h4>{labels.verification}</h4>
          <p className={styles.rule}>{labels.verificationRule}</p>
          <Values rows={rows} name={`${labels.verification}: ${title}`} />
        </>
      )}
      {contradicted.length > 0 && <h4>{labels.contradicted}</h4>}
      {contradicted.map(({ rows: values, why }) => (
        <div key={why}>
          <Values rows={values} name={`${labels.contradicted}: ${title}`} />
          <p className={styles.rule}>{why}</p>
        </div>
      ))}
    </>
  );
}

function Values({ rows, name }: { rows: VerificationRow[]; name: string }) {
  const labels = useLabels().calculator;
  const columns = ['source', 'quantity', 'published', 'ours', 'difference', 'allowed'] as const;
  return (
    // A region that can scroll must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroller} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.source}</td>
              <th scope="row">{row.quantity}</th>
              <td>{row.published}</td>
              <td>{row.ours}</td>
              <td data-holds={row.holds}>{row.difference}</td>
              <td>{row.allowed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
