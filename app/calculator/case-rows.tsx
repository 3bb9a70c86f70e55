import { useLabels } from '../site.ts';
import { type DefinitionRow, DefinitionRows } from '../ui/definition-rows.tsx';
import styles from './case-rows.module.css';

export type CaseRowsProps = {
  title?: string;
  rows: readonly DefinitionRow[];
};

/** What went into a case or came out of it. */
export function CaseRows({ title, rows }: CaseRowsProps) {
  return (
    <div className={styles.rows}>
      {title && <h3>{title}</h3>}
      <dl>
        <DefinitionRows rows={rows} />
      </dl>
    </div>
  );
}

/** For whom, by whom and when: to be filled by hand. */
export function SheetFields() {
  const names = useLabels().calculator.sheetFields.split(',');
  return (
    <div className={styles.fields} data-on-paper>
      <CaseRows rows={names.map((name) => [name, ''])} />
    </div>
  );
}
