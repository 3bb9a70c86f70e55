import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { usePlantPage } from './plant-page.ts';
import styles from './streams-table.module.css';

const quantities = ['fuel', 'steam', 'makeup'] as const;
const columns = ['theirs', 'ours', 'difference'] as const;

/** The DOE's own plants beside ours, figure by figure. */
export function VerificationTable() {
  const { copy, verification } = usePlantPage();
  const words = copy.verification;
  return (
    <Scroller className={`${styles.scroller} ${styles.wide}`} aria-label={words.table}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.plant}
            </th>
            {quantities.map((quantity) => (
              <th key={quantity} scope="colgroup" colSpan={3} data-figure>
                {words[quantity]}
              </th>
            ))}
          </tr>
          <tr>
            {quantities.flatMap((quantity) =>
              columns.map((column) => (
                <th key={`${quantity} ${column}`} scope="col" data-figure>
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
              {quantities.flatMap((quantity) =>
                columns.map((column) => (
                  <td key={`${quantity} ${column}`} data-figure>
                    {row[quantity][column]}
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
