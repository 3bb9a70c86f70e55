import type { ReactNode } from 'react';
import type { PageCard as PageCardData } from '../pages/links.server.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './page-card.module.css';

export type PageCardProps = {
  page: PageCardData;
  /** Level of its name, which follows the title above the cards. */
  heading: 'h2' | 'h3';
  /** The first picture of its page. */
  priority?: boolean;
  sizes?: string;
  children?: ReactNode;
};

/** Leads to a page: its picture, its name, and what is said of it. */
export function PageCard({
  page: { to, label, picture },
  heading: Heading,
  priority = false,
  sizes = '(width >= 1200px) 30vw, (width >= 600px) 46vw, 92vw',
  children,
}: PageCardProps) {
  return (
    <article className={styles.card}>
      {picture && <Picture picture={picture} alt="" priority={priority} sizes={sizes} />}
      <Heading className={styles.name}>
        <AppLink to={to}>{label}</AppLink>
      </Heading>
      {children}
    </article>
  );
}
