import type { Formula } from '../../engineering/calculator.ts';
import styles from './formula-list.module.css';

export type FormulaListProps = { formulas: readonly Formula[] };

export function FormulaList({ formulas }: FormulaListProps) {
  return (
    <ul className={styles.formulas}>
      {formulas.map((formula) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that our own engine writes
        <li key={formula.text} dangerouslySetInnerHTML={{ __html: formula.mathml }} />
      ))}
    </ul>
  );
}
