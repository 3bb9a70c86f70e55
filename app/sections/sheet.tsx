import type { ReactNode } from 'react';
import { Caption } from '../ui/caption.tsx';
import styles from './sheet.module.css';

export type SheetProps = {
  /** What kind of page it is. */
  kind?: ReactNode;
  /** What it says at its head: the name in bold, then of what it is. */
  name: ReactNode;
  note: ReactNode;
  /** Where its figures come from, beside them where there is room. */
  drawing?: ReactNode;
  /** Rows of a definition list. */
  children: ReactNode;
};

/** A page of what the client receives, as on the paper of our drawings. */
export function Sheet({ kind, name, note, drawing, children }: SheetProps) {
  return (
    <div className={styles.sheet}>
      {kind && <Caption>{kind}</Caption>}
      <p className={styles.name}>
        <strong>{name}</strong> {note}
      </p>
      {drawing ? (
        <div className={styles.drawn}>
          {drawing}
          <dl className={styles.rows}>{children}</dl>
        </div>
      ) : (
        <dl className={styles.rows}>{children}</dl>
      )}
    </div>
  );
}
