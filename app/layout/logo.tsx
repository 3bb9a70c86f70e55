import { useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import styles from './logo.module.css';

/** The company's mark and name, as content/mark.svg and content/company.yaml have them. */
export function Logo() {
  const { company, labels } = useSite();
  return (
    <AppLink
      className={styles.logo}
      to="/"
      aria-label={`${company.name}: ${labels.header.homeLink}`}
    >
      <svg width="36" height="36" aria-hidden="true">
        <image href={company.mark} width="36" height="36" />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </AppLink>
  );
}
