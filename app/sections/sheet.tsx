import type { ReactNode } from 'react';
import { Caption } from '../ui/caption.tsx';
import styles from './sheet.module.css';

export type SheetProps = {
  /** What kind of page it is. */
  kind?: ReactNode;
  /** What it says at its head: the name in bold, then of what it is. */
  name: ReactNode;
  note: ReactNode;
  /** Rows of a definition list. */
  children: ReactNode;
};

/** A page of what the client receives, as on the paper of our drawings. */
export function Sheet({ kind, name, note, children }: SheetProps) {
  return (
    <div className={styles.sheet}>
      {kind && <Caption>{kind}</Caption>}
      <p className={styles.name}>
        <strong>{name}</strong> {note}
      </p>
      <dl className={styles.rows}>{children}</dl>
    </div>
  );
}
