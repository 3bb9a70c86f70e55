import type { ReactNode } from 'react';
import styles from './caption.module.css';

/** What the words after it are, in small capitals. */
export function Caption({ children }: { children: ReactNode }) {
  return <span className={styles.caption}>{children}</span>;
}
