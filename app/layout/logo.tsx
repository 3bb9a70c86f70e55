import { useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import styles from './logo.module.css';

/** In letters: a name on one line would push the menu out of the header. */
function lengthOf(name: string) {
  // Without what is not seen: while somebody edits, texts say where they are written.
  const { length } = name.replaceAll(/\p{Cf}/gu, '');
  return length > 24 ? 'longest' : length > 8 ? 'long' : 'short';
}

/** The company's mark and name, as content/mark.svg and content/company.yaml have them. */
export function Logo({ ground }: { ground: 'light' | 'dark' }) {
  const { company, labels } = useSite();
  return (
    <AppLink
      className={styles.logo}
      to="/"
      aria-label={`${company.name}: ${labels.header.homeLink}`}
    >
      <svg width="36" height="36" aria-hidden="true">
        <image href={company.marks[ground]} width="36" height="36" />
      </svg>
      <span className={styles.name} data-length={lengthOf(company.name)}>
        {company.name}
      </span>
    </AppLink>
  );
}
