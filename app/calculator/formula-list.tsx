import type { Formula } from '../../engineering/calculator.ts';
import { Scroller } from '../ui/scroller.tsx';
import styles from './formula-list.module.css';

export type FormulaListProps = { formulas: readonly Formula[]; name: string };

/** Once seen they stay: above and below the window, and in what is copied of the whole page. */
function stayShown(list: HTMLElement | null) {
  list?.addEventListener('contentvisibilityautostatechange', (change) => {
    if ('skipped' in change && !change.skipped) list.style.contentVisibility = 'visible';
  });
}

export function FormulaList({ formulas, name }: FormulaListProps) {
  return (
    // A formula does not break its line.
    <Scroller className={styles.formulas} aria-label={name}>
      <ul ref={stayShown}>
        {formulas.map((formula) => (
          <li
            key={formula.text}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that our own engine writes
            dangerouslySetInnerHTML={{ __html: formula.mathml }}
          />
        ))}
      </ul>
    </Scroller>
  );
}

/** What their letters mean, in the same MathML. */
export function FormulaSymbols({ children }: { children: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that our own engine writes
    <p ref={stayShown} className={styles.symbols} dangerouslySetInnerHTML={{ __html: children }} />
  );
}
