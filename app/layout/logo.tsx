import { useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import styles from './logo.module.css';

/** The mark: one pipe that turns at right angles and ends in a flame. */
export function Logo() {
  const { company, labels } = useSite();
  return (
    <AppLink
      className={styles.logo}
      to="/"
      aria-label={`${company.name}: ${labels.header.homeLink}`}
    >
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" className={styles.mark}>
        <path d="M3 28h14a9 9 0 0 0 6.4-15.4L16 5.2V12a4 4 0 0 1-4 4 4 4 0 0 0-4 4v2.5" />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </AppLink>
  );
}
