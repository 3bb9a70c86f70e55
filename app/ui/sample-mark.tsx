import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

/** Stands beside what is invented until the owner replaces it. */
export function SampleMark({ children }: { children: ReactNode }) {
  return <strong className={styles.mark}>{children}</strong>;
}
