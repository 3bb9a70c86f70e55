import type { PropsWithChildren } from 'react';
import styles from './closed-valve.module.css';

/** A line that ends at a closed valve, as it is drawn on a P&ID: the body filled. */
export function ClosedValve({ children }: PropsWithChildren) {
  return (
    <svg className={styles.valve} viewBox="60 80 360 230" data-ground="dark" aria-hidden="true">
      <path className={styles.hot} d="M-480 200H168" />
      <path strokeDasharray="17 11" d="M312 200H960" />
      <path className={styles.body} d="M168 160v80l72-40zM312 160v80l-72-40z" />
      <path d="M240 200V116M196 116h88M196 106v20M284 106v20M168 150v100M312 150v100" />
      {children}
    </svg>
  );
}
