import styles from './closed-valve.module.css';

/** A line under pressure, drained by a drip leg before the closed valve at which it ends, as it is drawn on a P&ID: the body filled. */
export function ClosedValve() {
  return (
    <svg className={styles.valve} viewBox="0 12 480 240" data-ground="dark" aria-hidden="true">
      <path className={styles.hot} d="M-480 150H186M60 150v84M50 234h20M60 204h32" />
      <path strokeDasharray="17 11" d="M351 150H960M124 204h48" />
      <circle cx="108" cy="204" r="16" />
      <path className={styles.body} d="M206 114v72l62-36zM330 114v72l-62-36zM172 198l16 6-16 6z" />
      <path d="M97 193l22 22M186 130v40M194 130v40M342 130v40M350 130v40M194 150h12M330 150h12M268 150V54M232 54h72M232 44v20M304 44v20M162 150v-38" />
      <circle cx="162" cy="88" r="24" />
      <text x="162" y="94" textAnchor="middle">
        PI
      </text>
      <text x="196" y="210">
        CR
      </text>
      <text x="24" y="138">
        VS-404-DN80
      </text>
      <text x="284" y="100">
        V-404
      </text>
    </svg>
  );
}
