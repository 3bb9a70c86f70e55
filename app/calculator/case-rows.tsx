import { useLabels } from '../site.ts';
import { type DefinitionRow, DefinitionRows } from '../ui/definition-rows.tsx';
import styles from './case-rows.module.css';

export type CaseRowsProps = {
  title?: string;
  rows: readonly DefinitionRow[];
  heading?: 'h2' | 'h3';
};

/** What went into a case or came out of it. */
export function CaseRows({ title, rows, heading: Heading = 'h3' }: CaseRowsProps) {
  return (
    <div className={styles.rows}>
      {title && <Heading>{title}</Heading>}
      <dl>
        <DefinitionRows rows={rows} />
      </dl>
    </div>
  );
}

/** For whom, by whom and when: to be filled by hand, but for a day that is known. */
export function SheetFields({ date = '' }: { date?: string }) {
  const names = useLabels().calculator.sheetFields.split(',');
  return (
    <div className={styles.fields} data-on-paper>
      <CaseRows rows={names.map((name) => [name, name === names.at(-1) ? date : ''])} />
    </div>
  );
}
