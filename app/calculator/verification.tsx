import { Fragment } from 'react';
import { useLabels } from '../site.ts';
import styles from './method.module.css';
import type { Verification, VerificationRow } from './verification.server.ts';

export type CalculatorVerificationProps = {
  verification: Verification;
  title: string;
  heading?: 'h3' | 'h4';
};

/** How the engine compares with what others have published, also where it does not agree. */
export function CalculatorVerification(props: CalculatorVerificationProps) {
  const { verification, title, heading: Heading = 'h4' } = props;
  const labels = useLabels().calculator;
  const { contradicted } = verification;
  const groups = [
    [verification.published, labels.verification, labels.verificationRule],
    [verification.fitted, labels.fitted, labels.fittedRule],
    [verification.own, labels.own, labels.ownRule],
  ] as const;
  return (
    <>
      {groups.map(
        ([rows, heading, rule]) =>
          rows.length > 0 && (
            <Fragment key={heading}>
              <Heading className={styles.heading}>{heading}</Heading>
              <p className={styles.rule}>{rule}</p>
              <Values rows={rows} name={`${heading}: ${title}`} own={rows === verification.own} />
            </Fragment>
          ),
      )}
      {contradicted.length > 0 && (
        <Heading className={styles.heading}>{labels.contradicted}</Heading>
      )}
      {contradicted.map(({ rows: values, why }) => (
        <div key={why}>
          <Values rows={values} name={`${labels.contradicted}: ${title}`} />
          <p className={styles.rule}>{why}</p>
        </div>
      ))}
    </>
  );
}

type ValuesProps = { rows: VerificationRow[]; name: string; own?: boolean };

function Values({ rows, name, own = false }: ValuesProps) {
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
                {own && column === 'published' ? labels.reckoned : labels[column]}
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
