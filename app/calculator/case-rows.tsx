import styles from './case-rows.module.css';

export type CaseRowsProps = {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  heading?: 'h2' | 'h3';
};

/** What went into a case or came out of it. */
export function CaseRows({ title, rows, heading: Heading = 'h3' }: CaseRowsProps) {
  return (
    <div className={styles.rows}>
      <Heading>{title}</Heading>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
