import type { Formula } from '../../engineering/calculator.ts';
import styles from './formula-list.module.css';

export type FormulaListProps = { formulas: readonly Formula[]; name: string };

export function FormulaList({ formulas, name }: FormulaListProps) {
  return (
    // A region that can scroll must be reachable by keyboard; a formula does not break its line.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.formulas} aria-label={name} tabIndex={0}>
      <ul>
        {formulas.map((formula) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that our own engine writes
          <li key={formula.text} dangerouslySetInnerHTML={{ __html: formula.mathml }} />
        ))}
      </ul>
    </section>
  );
}
