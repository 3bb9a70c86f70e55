import type { PlaceState } from './model-data.ts';
import styles from './states.module.css';

export type StatesProps = { states: PlaceState[] };

/** Pressure, temperature and enthalpy of what flows, place by place. */
export function States({ states }: StatesProps) {
  if (states.length === 0) return null;
  return (
    <dl className={styles.states}>
      {states.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {values.map((value) => (
              <span key={value}>{value} </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
