import type { PageCard } from '../pages/links.server.ts';
import { useLabels } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import styles from './related-pages.module.css';

export type RelatedPagesProps = { related: PageCard[] };

export function RelatedPages({ related }: RelatedPagesProps) {
  const { catalogue } = useLabels();
  if (related.length === 0) return null;
  return (
    <Section ground="warm" aria-labelledby="relacionadas" print="never">
      <SectionHead id="relacionadas" title={catalogue.related} />
      <ul className={styles.cards}>
        {related.map(({ to, label, picture, summary }) => (
          <li key={to} className={styles.card}>
            {picture && (
              <Picture
                picture={picture}
                alt=""
                sizes="(width >= 1200px) 25vw, (width >= 600px) 46vw, 92vw"
              />
            )}
            <h3>
              <AppLink to={to}>{label}</AppLink>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
