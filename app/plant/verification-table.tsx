import { useSite } from '../site.ts';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { usePlantPage } from './plant-page.ts';
import { ReportTable } from './report-table.tsx';
import styles from './streams-table.module.css';

const quantities = ['fuel', 'steam', 'makeup'] as const;
const columns = ['theirs', 'ours', 'difference'] as const;

export function FoldedVerification() {
  return (
    <details className={styles.folded}>
      <summary>{usePlantPage().copy.verification.table}</summary>
      <VerificationTable />
    </details>
  );
}

/** The DOE's own plants beside ours, figure by figure. */
export function VerificationTable() {
  const { copy, verification, properties } = usePlantPage();
  const words = { ...copy.verification, ours: useSite().company.name };
  return (
    <>
      <Scroller className={`${styles.scroller} ${styles.wide}`} aria-label={words.table}>
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <td />
              {quantities.map((quantity) => (
                <th key={quantity} scope="colgroup" colSpan={3}>
                  {words[quantity]}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">{words.plant}</th>
              {quantities.flatMap((quantity) =>
                columns.map((column) => (
                  <th key={`${quantity} ${column}`} scope="col" data-figure data-column={column}>
                    {words[column]}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {verification.map((row) => (
              <tr key={row.id}>
                <th scope="row">{`${row.id}. ${row.kind}`}</th>
                {quantities.flatMap((quantity, place) =>
                  columns.map((column) => (
                    <td
                      key={`${quantity} ${column}`}
                      data-figure
                      data-column={column}
                      data-name={place === 0 ? words[column] : undefined}
                    >
                      {row[quantity][column]}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Scroller className={`${styles.scroller} ${styles.properties}`} aria-label={words.property}>
        <ReportTable
          heads={[words.property, words.printed, words.ours, words.difference]}
          rows={properties}
        />
      </Scroller>
    </>
  );
}
