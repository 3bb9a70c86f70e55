import type { PageCard as PageCardData } from '../pages/links.server.ts';
import { useLabels } from '../site.ts';
import { Section, SectionHead } from '../ui/section.tsx';
import { PageCard } from './page-card.tsx';
import styles from './related-pages.module.css';

export type RelatedPagesProps = { related: PageCardData[] };

export function RelatedPages({ related }: RelatedPagesProps) {
  const { catalogue } = useLabels();
  if (related.length === 0) return null;
  return (
    <Section ground="warm" aria-labelledby="relacionadas" print="never">
      <SectionHead id="relacionadas" title={catalogue.related} />
      <ul className={styles.cards} data-onward>
        {related.map((page) => (
          <li key={page.to}>
            <PageCard
              page={page}
              heading="h3"
              sizes="(width >= 1200px) 30vw, (width >= 600px) 46vw, 180px"
            >
              {page.summary && <p>{page.summary}</p>}
            </PageCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
