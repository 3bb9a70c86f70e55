import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export type SheetProps = {
  /** What its block at the foot says: the name in bold, then of what it is. */
  name: ReactNode;
  note: ReactNode;
  /** Rows of a definition list. */
  children: ReactNode;
};

/** A page of what the client receives, as on the paper of our drawings. */
export function Sheet({ name, note, children }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <dl className={styles.rows}>{children}</dl>
      <p className={styles.name}>
        <strong>{name}</strong> {note}
      </p>
    </div>
  );
}
