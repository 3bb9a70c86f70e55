import styles from './measured-plant.module.css';
import type { About } from './schema.ts';

/** Where each figure of the sheet is measured: the first is the steam of the boilers, the fifth what is drained and vented. */
const points = [
  [1, 300, 92],
  [2, 84, 140],
  [3, 420, 50],
  [4, 420, 240],
  [5, 366, 208],
  [5, 137, 226],
  [6, 178, 150],
  [7, 410, 155],
] as const;

/** The plant as it is before anything is drawn, with its points of measurement. */
export function MeasuredPlant({ words }: { words: About['way']['example']['parts'] }) {
  return (
    <svg className={styles.plant} viewBox="48 22 548 302" aria-hidden="true">
      <path
        className={styles.hot}
        d="M300 120V50M84 250V50H535V112M76 238l8 14 8-14M527 98l8 14 8-14"
      />
      <path
        className={styles.cold}
        d="M535 196v44H274M266 240H198M212 233l-14 7 14 7M130 304v16H270V196M262 206l8-14 8 14M178 78V220M170 206l8 14 8-14"
      />
      <path d="M468 155H364M378 148l-14 7 14 7M330 190v32M322 210l8 14 8-14M106 256v-46M98 224l8-14 8 14" />
      <path d="M215 120H325a15 15 0 0 1 15 15v40a15 15 0 0 1-15 15H215a15 15 0 0 1-15-15v-40a15 15 0 0 1 15-15zM340 143h20v24h-20M222 120V78h18v42M480 112H590v30a55 54 0 0 1-110 0zM80 256H180a24 24 0 0 1 0 48H80a24 24 0 0 1 0-48zM160 256V222h36v40" />
      <path className={styles.trap} d="M544 218a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM529 212l12 12" />
      <text x="270" y="163">
        {words.boiler}
      </text>
      <text x="535" y="150">
        {words.process}
      </text>
      <text x="130" y="288">
        {words.deaerator}
      </text>
      {points.map(([point, x, y]) => (
        <g key={`${point}-${x}`} className={styles.point}>
          <circle cx={x} cy={y} r="17" />
          <text x={x} y={y + 8}>
            {point}
          </text>
        </g>
      ))}
    </svg>
  );
}
