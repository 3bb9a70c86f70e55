import { Fragment } from 'react';
import { useLabels } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { fill } from '../ui/fill.ts';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import styles from './method.module.css';
import type { Verification, VerificationRow } from './verification.server.ts';

export type CalculatorVerificationProps = {
  verification: Verification;
  title: string;
  heading?: 'h3' | 'h4';
  /** Where a long list stands, when not here: a page about a machine is heavy enough. */
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
          rows.length > 0 && (
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

/** A long list opens on demand: what it proves is said above it. */
function Rows({ rowsAt, ...props }: ValuesProps & { rowsAt: string | undefined }) {
  const labels = useLabels().calculator;
  if (props.rows.length <= shortList) return <Values {...props} />;
  const name = fill(labels.verificationRows, { n: props.rows.length });
  if (rowsAt) {
    return (
      <p className={styles.rule}>
        <AppLink to={rowsAt}>{name}</AppLink>
      </p>
    );
  }
  return (
    <details className={styles.rows}>
      <summary>{name}</summary>
      <Values {...props} />
    </details>
  );
}

const shortList = 6;

const figures: ReadonlySet<string> = new Set(['published', 'ours', 'difference']);

function Values({ rows, name, own = false }: ValuesProps) {
  const labels = useLabels().calculator;
  const columns = {
    quantity: labels.quantity,
    published: own ? labels.reckoned : labels.published,
    ours: labels.ours,
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
              <td data-label={columns.source}>{row.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
