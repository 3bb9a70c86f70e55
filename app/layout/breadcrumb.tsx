import type { PageLink } from '../pages/navigation.server.ts';
import { useLabels } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = { trail: PageLink[] };

export function Breadcrumb({ trail }: BreadcrumbProps) {
  const { breadcrumb } = useLabels();
  return (
    <nav aria-label={breadcrumb.navigation}>
      <ol className={styles.trail}>
        {trail.map((link, index) => (
          <li key={link.to}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{link.label}</span>
            ) : (
              <AppLink to={link.to}>{link.label}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
