import { Icon } from '../ui/icon.tsx';
import styles from './map-stand-in.module.css';

export type MapStandInProps = { address: string[]; degrees: string };

/** Streets, the mark and the address: what shows until the map has come, and if it never does. */
export function MapStandIn({ address, degrees }: MapStandInProps) {
  return (
    <div className={styles.standIn} aria-hidden="true">
      <svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          className={styles.streets}
          d="M0 70h1200M0 132h1200M0 268h1200M0 330h1200M90-10v420M210-10v420M330-10v420M450-10v420M750-10v420M870-10v420M990-10v420M1110-10v420"
        />
        <path
          className={styles.avenues}
          d="M-10 200h1220M600-10v420M-10 390C200 300 380 360 600 200"
        />
      </svg>
      <p className={styles.mark}>
        <Icon name="pin" width="40" height="40" />
        <span>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <small>{degrees}</small>
        </span>
      </p>
    </div>
  );
}
