import { usePlantPage } from './plant-page.ts';
import styles from './streams-table.module.css';

const quantities = ['fuel', 'steam', 'makeup'] as const;

/** The DOE's own plants beside ours, figure by figure. */
export function VerificationTable() {
  const { copy, verification } = usePlantPage();
  const words = copy.verification;
  return (
    // A region that can scroll must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={`${styles.scroller} ${styles.wide}`} aria-label={words.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.plant}</th>
            {quantities.map((quantity) => (
              <th key={quantity} scope="col" colSpan={3}>
                {`${words[quantity]}: ${words.theirs}, ${words.ours}, ${words.difference}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {verification.map((row) => (
            <tr key={row.id}>
              <th scope="row">{`${row.id}. ${row.kind}`}</th>
              {quantities.flatMap((quantity) =>
                (['theirs', 'ours', 'difference'] as const).map((column) => (
                  <td key={`${quantity} ${column}`}>{row[quantity][column]}</td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
