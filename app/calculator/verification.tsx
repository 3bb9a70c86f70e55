import { Fragment } from 'react';
import { useLabels, useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { fill } from '../ui/fill.ts';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { unbroken } from '../ui/unbroken.tsx';
import styles from './method.module.css';
import { openRows, shortList } from './short-list.ts';
import type { BriefVerification, VerificationRow } from './verification.server.ts';

export type CalculatorVerificationProps = {
  verification: BriefVerification;
  title: string;
  heading?: 'h3' | 'h4';
  /** Where the lists stand of which only the length is known here. */
  rowsAt?: string;
  onPaper?: OnPaper | undefined;
};

/** How many values of a long list a sheet has room for, and whether for what else was compared. */
type OnPaper = { published: number; others: boolean };

/** How the engine compares with what others have published, also where it does not agree. */
export function CalculatorVerification(props: CalculatorVerificationProps) {
  const { verification, title, rowsAt, onPaper, heading: Heading = 'h4' } = props;
  const labels = useLabels().calculator;
  const { contradicted, published } = verification;
  const groups = [
    [published, labels.verification, labels.verificationRule],
    [verification.fitted, labels.fitted, labels.fittedRule],
    [verification.own, labels.own, labels.ownRule],
  ] as const;
  const isPrinted = (rows: unknown) => rows === published || (onPaper?.others ?? true);
  return (
    <>
      {groups.map(
        ([rows, heading, rule]) =>
          (typeof rows === 'number' || rows.length > 0) && (
            <Fragment key={heading}>
              <Heading
                className={styles.heading}
                data-print={isPrinted(rows) ? undefined : 'never'}
              >
                {heading}
              </Heading>
              <p className={styles.rule} data-print={isPrinted(rows) ? undefined : 'never'}>
                {rule}
              </p>
              <Rows
                rows={rows}
                name={`${heading}: ${title}`}
                own={rows === verification.own}
                rowsAt={rowsAt}
                onPaper={isPrinted(rows) ? onPaper?.published : 0}
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

type ValuesProps = {
  rows: VerificationRow[];
  name: string;
  own?: boolean;
  onPaper?: number | undefined;
};
type RowsProps = Omit<ValuesProps, 'rows'> & {
  rows: VerificationRow[] | number;
  rowsAt: string | undefined;
};

/** Of a long list the first rows stand open; the others open on demand. */
function Rows({ rows, rowsAt = '', ...props }: RowsProps) {
  const labels = useLabels().calculator;
  if (typeof rows === 'number') {
    return (
      <p className={styles.rule}>
        <AppLink to={rowsAt}>{fill(labels.verificationRows, { n: rows })}</AppLink>
      </p>
    );
  }
  const { onPaper = rows.length } = props;
  if (rows.length <= shortList)
    return <Values {...props} onPaper={onPaper && rows.length} rows={rows} />;
  const all = fill(labels.verificationRows, { n: rows.length });
  return (
    <>
      {onPaper > 0 && (
        <p className={`${styles.rule} ${styles.onPaper}`} data-on-paper>
          {onPaper < rows.length &&
            fill(labels.verificationOnPaper, { shown: onPaper, n: rows.length })}{' '}
          {!props.own && `${labels.sources}: ${whoOf(rows.slice(0, onPaper)).join('; ')}.`}
        </p>
      )}
      <div className={styles.long}>
        <Values {...props} rows={rows.slice(0, openRows)} />
        <details>
          <summary>{all}</summary>
          <Values
            {...props}
            name={`${props.name}. ${all}`}
            rows={rows.slice(openRows)}
            onPaper={onPaper - openRows}
          />
        </details>
      </div>
    </>
  );
}

/** Who published them, without the number of a table or a page. */
function whoOf(rows: VerificationRow[]): string[] {
  return [...new Set(rows.map(({ source }) => source.split(',')[0] ?? source))];
}

const figures: ReadonlySet<string> = new Set(['published', 'ours', 'difference']);

function Values({ rows, name, own = false, onPaper = rows.length }: ValuesProps) {
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
  const reasons = repeated(rows.map(({ allowed }) => allowed).filter((one) => one.includes(': ')));
  return (
    <>
      <Scroller
        className={styles.scroller}
        aria-label={name}
        data-print={onPaper > 0 ? undefined : 'never'}
      >
        <table className={`${tableStyles.table} ${tableStyles.stacked}`}>
          <ColumnHeads
            heads={Object.entries(columns).map(([id, name]) => ({
              id,
              name,
              isFigure: figures.has(id),
            }))}
          />
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.id} data-print={place < onPaper ? undefined : 'never'}>
                <th scope="row">{unbroken(row.quantity)}</th>
                <td data-label={columns.published} data-figure>
                  {row.published}
                </td>
                <td data-label={columns.ours} data-figure>
                  {row.ours}
                </td>
                <td data-label={columns.difference} data-figure>
                  <span data-holds={row.holds}>{row.difference}</span>
                </td>
                <td data-label={columns.allowed}>
                  <span>
                    <Allowed isBare={reasons.includes(row.allowed)}>{row.allowed}</Allowed>
                  </span>
                </td>
                <td data-label={columns.source}>
                  <span>{unbroken(row.source)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {reasons.map((reason) => (
        <p key={reason} className={styles.rule} data-print="never">
          {unbroken(reason)}.
        </p>
      ))}
    </>
  );
}

/** What several rows would say stands once, below them. */
function repeated(all: string[]): string[] {
  return [...new Set(all.filter((one, place) => all.indexOf(one) < place))];
}

/** Paper has no room for why a tolerance is another one. */
function Allowed({ children, isBare }: { children: string; isBare: boolean }) {
  const [bound, why] = children.split(': ');
  return (
    <>
      {bound}
      {why && !isBare && <span data-print="never">: {unbroken(why)}</span>}
    </>
  );
}
