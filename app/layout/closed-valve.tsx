import styles from './closed-valve.module.css';

/** A line that ends at a closed valve, as it is drawn on a P&ID: the body filled. */
export function ClosedValve() {
  return (
    <svg className={styles.valve} viewBox="0 0 480 160" aria-hidden="true">
      <path className={styles.hot} d="M0 110H176" />
      <path className={styles.cold} d="M304 110H480" />
      <path className={styles.body} d="M184 78v64l56-32zM296 78v64l-56-32z" />
      <path
        className={styles.stem}
        d="M240 110V44M204 44h72M204 36v16M276 36v16M176 70v80M304 70v80"
      />
    </svg>
  );
}
