import { Fragment } from 'react';
import { useLabels, useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { fill } from '../ui/fill.ts';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { unbroken } from '../ui/unbroken.tsx';
import styles from './method.module.css';
import { shortList } from './short-list.ts';
import type { BriefVerification, VerificationRow } from './verification.server.ts';

export type CalculatorVerificationProps = {
  verification: BriefVerification;
  title: string;
  heading?: 'h3' | 'h4';
  /** Where the lists stand of which only the length is known here. */
  rowsAt?: string;
};

/** How the engine compares with what others have published, also where it does not agree. */
export function CalculatorVerification(props: CalculatorVerificationProps) {
  const { verification, title, rowsAt, heading: Heading = 'h4' } = props;
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
          (typeof rows === 'number' || rows.length > 0) && (
            <Fragment key={heading}>
              <Heading className={styles.heading}>{heading}</Heading>
              <p className={styles.rule}>{rule}</p>
              <Rows
                rows={rows}
                name={`${heading}: ${title}`}
                own={rows === verification.own}
                rowsAt={rowsAt}
              />
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
type RowsProps = Omit<ValuesProps, 'rows'> & {
  rows: VerificationRow[] | number;
  rowsAt: string | undefined;
};

/** A long list opens on demand: what it proves is said above it. */
function Rows({ rows, rowsAt = '', ...props }: RowsProps) {
  const labels = useLabels().calculator;
  if (typeof rows === 'number') {
    return (
      <p className={styles.rule}>
        <AppLink to={rowsAt}>{fill(labels.verificationRows, { n: rows })}</AppLink>
      </p>
    );
  }
  if (rows.length <= shortList) return <Values {...props} rows={rows} />;
  return (
    <>
      <p className={styles.onPaper} data-on-paper>
        {fill(labels.verificationOnPaper, { n: rows.length })}
      </p>
      <details className={styles.rows}>
        <summary>{fill(labels.verificationRows, { n: rows.length })}</summary>
        <Values {...props} rows={rows} />
      </details>
    </>
  );
}

const figures: ReadonlySet<string> = new Set(['published', 'ours', 'difference']);

function Values({ rows, name, own = false }: ValuesProps) {
  const { company, ...site } = useSite();
  const labels = site.labels.calculator;
  const columns = {
    quantity: labels.quantity,
    published: own ? labels.reckoned : labels.published,
    ours: company.name,
    difference: labels.difference,
    allowed: labels.allowed,
    source: labels.source,
  };
  return (
    <Scroller className={styles.scroller} aria-label={name}>
      <table className={`${tableStyles.table} ${tableStyles.stacked}`}>
        <ColumnHeads
          heads={Object.entries(columns).map(([id, name]) => ({
            id,
            name,
            isFigure: figures.has(id),
          }))}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.quantity}</th>
              <td data-label={columns.published} data-figure>
                {row.published}
              </td>
              <td data-label={columns.ours} data-figure>
                {row.ours}
              </td>
              <td data-label={columns.difference} data-figure>
                <span data-holds={row.holds}>{row.difference}</span>
              </td>
              <td data-label={columns.allowed}>{row.allowed}</td>
              <td data-label={columns.source}>{unbroken(row.source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
