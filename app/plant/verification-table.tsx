import { useSite } from '../site.ts';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { usePlantPage } from './plant-page.ts';
import { ReportTable } from './report-table.tsx';
import styles from './streams-table.module.css';

const quantities = ['fuel', 'steam', 'makeup'] as const;
const columns = ['theirs', 'ours', 'difference'] as const;
const cells = quantities.flatMap((quantity) =>
  columns.map((column) => ({ key: quantity + column, column })),
);

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
              {cells.map(({ key, column }) => (
                <th key={key} scope="col" data-figure data-column={column}>
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {verification.map(([name, ...figures]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ key, column }, place) => (
                  <td
                    key={key}
                    data-figure
                    data-column={column}
                    data-name={place < 3 ? words[column] : undefined}
                  >
                    {figures[place]}
                  </td>
                ))}
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
