import { useLabels } from '../site.ts';
import { type DefinitionRow, DefinitionRows } from '../ui/definition-rows.tsx';
import { longDate } from '../ui/long-date.ts';
import { useReady } from '../ui/use-ready.ts';
import styles from './case-rows.module.css';

export type CaseRowsProps = {
  title?: string;
  rows: readonly DefinitionRow[];
  level?: 'h2' | 'h3';
};

/** What went into a case or came out of it. */
export function CaseRows({ title, rows, level: Heading = 'h3' }: CaseRowsProps) {
  return (
    <div className={styles.rows}>
      {title && <Heading>{title}</Heading>}
      <dl>
        <DefinitionRows rows={rows} />
      </dl>
    </div>
  );
}

/** For whom, by whom and when: filled in by hand, but for the date where it is known. */
export function useSheetFields(date = ''): DefinitionRow[] {
  const names = useLabels().calculator.sheetFields.split(',');
  return names.map((name) => [name, name === names.at(-1) ? date : '']);
}

export function SheetFields() {
  // A page lies on its server for months; who prints it does so today.
  const rows = useSheetFields(useReady() ? longDate(new Date()) : '');
  return (
    <div className={styles.fields} data-on-paper>
      <CaseRows rows={rows} />
    </div>
  );
}
