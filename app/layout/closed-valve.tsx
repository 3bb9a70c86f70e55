import styles from './closed-valve.module.css';

/** A line that ends at a closed valve, as it is drawn on a P&ID: the body filled, its tag beside it. */
export function ClosedValve() {
  return (
    <svg className={styles.valve} viewBox="0 0 480 320" data-ground="dark" aria-hidden="true">
      <path className={styles.hot} d="M-480 200H168" />
      <path className={styles.cold} d="M312 200H960" />
      <path className={styles.body} d="M176 160v80l64-40zM304 160v80l-64-40z" />
      <path
        className={styles.stem}
        d="M240 200V116M196 116h88M196 106v20M284 106v20M168 150v100M312 150v100"
      />
      <circle className={styles.tag} cx="372" cy="84" r="34" />
      <path className={styles.leader} d="M348 108l-56 56" />
      <text x="372" y="79">
        HV
      </text>
      <text x="372" y="99">
        404
      </text>
    </svg>
  );
}
