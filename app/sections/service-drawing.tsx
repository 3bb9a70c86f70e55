import type { ReactNode } from 'react';
import type { Labels } from '../content.server/load.ts';
import { Icon, type IconProps } from '../ui/icon.tsx';
import styles from './service-drawing.module.css';

export type ServiceDrawingProps = {
  icon: IconProps['name'];
  /** What stands in the drawings. */
  drawn: Labels['services']['drawn'];
};

/** The icon of a service drawn out, as a piece of what its client receives; one that is not stays an icon. */
export function ServiceDrawing({ icon, drawn }: ServiceDrawingProps) {
  const drawings: Partial<Record<IconProps['name'], { lines: ReactNode; left: number }>> = {
    plan: { lines: <Diagram />, left: 4 },
    gauge: { lines: <Trend {...drawn} />, left: 11.25 },
    search: { lines: <Survey />, left: 4 },
  };
  const { [icon]: drawing } = drawings;
  if (!drawing) return <Icon name={icon} className={styles.icon} width="40" height="40" />;
  const { lines, left } = drawing;
  const width = 320 - left;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${left} 0 ${width} ${0.4 * width}`}
      aria-hidden="true"
    >
      {lines}
    </svg>
  );
}

/** A reducing station on a P&ID: valve, strainer, control valve with its loop, safety valve. */
function Diagram() {
  return (
    <>
      <path className={styles.hot} d="M4 84H54M74 84H150M172 84H320M262 84V62" />
      <path d="M54 76v16l20-16v16zM150 75v18l22-18v18zM98 84l12 15M105 101l10-5M161 84V58M146 58a15 13 0 0 1 30 0z" />
      <path className={styles.signal} d="M161 45V24H191" />
      <circle cx="208" cy="24" r="17" />
      <path d="M208 41V84" />
      <path d="M254 62h16l-8-16zM262 46l16-9v17zM262 46V36l-6-3 12-5-12-5 6-3v-5" />
      <path className={styles.hot} d="M278 46h18V20M291 29l5-9 5 9" />
      <text x="208" y="22">
        PIC
      </text>
      <text x="208" y="35">
        104
      </text>
      <text x="64" y="112">
        V-103
      </text>
      <text x="161" y="112">
        PV-104
      </text>
      <text x="262" y="112">
        PSV-105
      </text>
      <text x="24" y="74">
        8 barg
      </text>
      <text x="296" y="74">
        3 barg
      </text>
    </>
  );
}

/** What a plant would have used and what it uses, month by month. */
function Trend({ baseline, measured, saved }: ServiceDrawingProps['drawn']) {
  return (
    <>
      <path
        className={styles.saved}
        d="M114 40l34 9 34-15 34 7 34-13 34 9 34-7v49l-34 3-34-7-34 8-34-4-34-6z"
      />
      <path className={styles.grid} d="M12 29h308M12 66h308M12 103h308" />
      <path d="M12 6v114h308M46 120v-5M80 120v-5M114 120v-5M148 120v-5M182 120v-5M216 120v-5M250 120v-5M284 120v-5" />
      <path className={styles.signal} d="M114 40l34 9 34-15 34 7 34-13 34 9 34-7" />
      <path className={styles.hot} d="M12 46l34-10 34 12 34-8 34 33 34 6 34 4 34-8 34 7 34-3" />
      <text x="318" y="18" data-at="end">
        {baseline}
      </text>
      <text x="318" y="96" data-at="end">
        {measured}
      </text>
      <text x="240" y="62" data-strong>
        {saved}
      </text>
    </>
  );
}

/** A steam main with its trap stations, each tested and tagged: one blows. */
function Survey() {
  return (
    <>
      <path className={styles.hot} d="M4 22H320" />
      <path className={styles.lagging} d="M4 12H320M4 32H28M52 32h80M156 32h80M260 32h60" />
      <path d="M32 22v40h16V22M136 22v40h16V22M240 22v40h16V22" />
      <path className={styles.cold} d="M48 50h20M88 50h16v40M256 50h20M296 50h16v40M4 90H320" />
      <path className={styles.hot} d="M152 50h20M192 50h16v40" />
      <circle cx="78" cy="50" r="10" />
      <circle cx="286" cy="50" r="10" />
      <circle className={styles.fault} cx="182" cy="50" r="10" />
      <path d="M71 43l14 14M175 43l14 14M279 43l14 14" />
      <text x="78" y="114">
        ST-101 ✓
      </text>
      <text x="182" y="114" data-strong>
        ST-102 · 24 kg/h
      </text>
      <text x="286" y="114">
        ST-103 ✓
      </text>
    </>
  );
}
