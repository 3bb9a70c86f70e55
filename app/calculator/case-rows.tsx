import { type DefinitionRow, DefinitionRows } from '../ui/definition-rows.tsx';
import styles from './case-rows.module.css';

export type CaseRowsProps = {
  title: string;
  rows: readonly DefinitionRow[];
  heading?: 'h2' | 'h3';
};

/** What went into a case or came out of it. */
export function CaseRows({ title, rows, heading: Heading = 'h3' }: CaseRowsProps) {
  return (
    <div className={styles.rows}>
      <Heading>{title}</Heading>
      <dl>
        <DefinitionRows rows={rows} />
      </dl>
    </div>
  );
}
