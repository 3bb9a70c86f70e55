import { Icon } from '../ui/icon.tsx';
import type { MapLinks } from './map.ts';
import styles from './map-stand-in.module.css';

export type MapStandInProps = {
  name: string;
  degrees: string;
  around: MapLinks['around'];
};

/** Streets and the mark: what shows until the map has come, and if it never does. */
export function MapStandIn({ name, degrees, around }: MapStandInProps) {
  return (
    <div className={styles.standIn} aria-hidden="true">
      <svg
        viewBox="0 0 1200 400"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        aria-hidden="true"
      >
        {/* Houses, under all that passes between them. */}
        <path
          stroke="color-mix(in srgb, var(--color-line-strong) 22%, var(--color-line))"
          strokeWidth="14"
          strokeDasharray="22 7 15 11 30 5 18 16"
          d="M-10 39l1220-34M-10 77l1220-34M-10 109l1220-34M-10 147l1220-34M-10 190l1220 4M-10 239l1220 4M-10 281l1220 22M-10 311l1220 34M-10 350l1220 34M-10 385l1220 34"
        />
        <path
          fill="color-mix(in srgb, var(--base-green) 30%, var(--color-ground-warm))"
          d="M592 284h143v50H592zM146 22h98v74h-98z"
        />
        <path
          stroke="var(--color-cold-on-dark)"
          strokeWidth="14"
          d="M-10 92c120 30 150 110 260 116s130 90 220 96 120 60 210 52 140 60 260 54"
        />
        <path
          stroke="var(--color-ground)"
          strokeWidth="8"
          d="M-10 58l1220-34M-10 128l1220-34M-10 262l1220 22M-10 330l1220 34M82-10l24 420M196-10l16 420M322-10l10 420M452-10l4 420M740-10l-4 420M866-10l-12 420M990-10l-20 420M1116-10l-30 420M528 100v160M668 110v100M394 134v120M808 110v170"
        />
        <path
          stroke="var(--color-ground)"
          strokeWidth="18"
          d="M-10 214l1220 4M575-10v420M-10 388C160 345 330 330 470 216"
        />
        {around && (
          <g fill="currentColor" fontSize="13" fontWeight="500">
            <text x="606" y="221">
              {around.avenue}
            </text>
            <text transform="translate(570.5 44) rotate(90)">{around.street}</text>
            <text x="664" y="313" fontSize="11" textAnchor="middle">
              {around.park}
            </text>
          </g>
        )}
      </svg>
      {/* As large as the streets, but in a corner: the park is 200 m from the mark, as the address says. */}
      <svg viewBox="0 0 1200 400" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <path
          fill="var(--color-ground)"
          stroke="var(--color-line-strong)"
          d="M12.5 344.5h164v44h-164z"
        />
        <path stroke="currentColor" strokeWidth="2" d="M60 372v8h100v-8" fill="none" />
        <path stroke="currentColor" d="M34 382v-20M34 356l-6 12h12z" />
        <g fontSize="13" fontWeight="500" textAnchor="middle">
          <text x="110" y="371">
            200 m
          </text>
          <text x="46" y="382">
            N
          </text>
        </g>
      </svg>
      <p className={styles.mark}>
        <Icon name="pin" width="40" height="40" />
        <span>
          {name}
          <small>{degrees}</small>
        </span>
      </p>
    </div>
  );
}
