import styles from './measured-plant.module.css';
import type { About } from './schema.ts';

type Example = About['way']['example'];

/** Where each figure of the sheet is measured: the first is the steam of the boilers, the fifth what is drained and vented. */
const points = [
  [1, 290, 88],
  [2, 84, 140],
  [3, 430, 50],
  [4, 430, 240],
  [5, 329, 208],
  [5, 117, 190],
  [6, 172, 104],
  [7, 384, 155],
] as const;

/** The plant as it is before anything is drawn, with its points of measurement. */
export function MeasuredPlant({ words }: { words: Pick<Example, 'fuel'> & Example['parts'] }) {
  return (
    <svg className={styles.plant} viewBox="48 22 572 314" aria-hidden="true">
      <path
        className={styles.hot}
        d="M290 120V50M132 238H84V50H559V112M120 230l14 8-14 8M551 98l8 14 8-14"
      />
      <path
        className={styles.cold}
        d="M559 196v44H258M242 240H186M200 233l-14 7 14 7M130 304v16H250V196M242 206l8-14 8 14M172 66V208M164 194l8 14 8-14"
      />
      <path d="M416 155H344M358 148l-14 7 14 7M295 190v32M287 210l8 14 8-14M148 212v-46M140 180l8-14 8 14" />
      <path d="M215 120H305a15 15 0 0 1 15 15v40a15 15 0 0 1-15 15H215a15 15 0 0 1-15-15v-40a15 15 0 0 1 15-15zM320 143h20v24h-20M222 120V78h18v42M504 112H614v30a55 54 0 0 1-110 0zM80 256H180a24 24 0 0 1 0 48H80a24 24 0 0 1 0-48zM136 256V212h48v44" />
      <path
        className={styles.body}
        d="M568 218a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM553 212l12 12M203 320a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM184 309l18 11-18 11"
      />
      <text x="260" y="163">
        {words.boiler}
      </text>
      <text x="559" y="150">
        {words.process}
      </text>
      <text x="130" y="288">
        {words.deaerator}
      </text>
      <text x="455" y="163">
        {words.fuel}
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
