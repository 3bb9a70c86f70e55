import { useSite } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import styles from './site-links.late.module.css';

/** The site map: what there is to choose from before anything is typed, and when nothing is found. */
export function SiteLinks() {
  const { footer } = useSite();
  return (
    <div className={styles.groups}>
      {footer.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
