import styles from './closed-valve.module.css';

const muted = 'var(--color-text-on-dark-muted)';

/** A line that ends at a closed valve, as it is drawn on a P&ID: the body filled, its tag beside it. */
export function ClosedValve() {
  return (
    <svg
      className={styles.valve}
      viewBox="0 0 480 320"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      data-ground="dark"
      aria-hidden="true"
    >
      <path stroke="var(--color-heat)" strokeWidth="6" d="M-480 200H168" />
      <path className={styles.beyond} stroke={muted} strokeDasharray="10 8" d="M312 200H960" />
      <path
        className={styles.body}
        fill="currentColor"
        strokeLinejoin="round"
        d="M176 160v80l64-40zM304 160v80l-64-40z"
      />
      <path d="M240 200V116M196 116h88M196 106v20M284 106v20M168 150v100M312 150v100" />
      <path
        stroke={muted}
        strokeWidth="1.5"
        d="M338 84a34 34 0 1 0 68 0 34 34 0 1 0-68 0m10 24-56 56"
      />
      <g fill="currentColor" stroke="none" fontSize="17" fontWeight="700" textAnchor="middle">
        <text x="372" y="79">
          HV
        </text>
        <text x="372" y="99">
          404
        </text>
      </g>
    </svg>
  );
}
