import { CalculatorJump, Calculators } from '../../calculator/calculators.tsx';
import { CalculatorDataProvider } from '../../calculator/data.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { Blocks } from '../../sections/blocks.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Section } from '../../ui/section.tsx';
import type { cataloguePage } from '../site.server.ts';
import { Gallery } from './gallery.tsx';
import { InfoPanel } from './info-panel.tsx';
import styles from './page.module.css';
import { RelatedPages } from './related-pages.tsx';

export type CataloguePageProps = Awaited<ReturnType<typeof cataloguePage>>;

/** Equipment and products share one layout. */
export function CataloguePage({ entry, trail, label, related, verification }: CataloguePageProps) {
  const text = entry.content.filter((block) => block.type !== 'calculator');
  const calculators = entry.content.filter((block) => block.type === 'calculator');
  return (
    <CalculatorDataProvider value={{ page: label, verification }}>
      <PageTitle
        title={entry.title}
        trail={trail}
        action={calculators.length > 0 && <CalculatorJump />}
      >
        {entry.summary}
      </PageTitle>
      <Section aria-label={label}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Gallery key={entry.slug} slides={entry.images} />
            <Blocks blocks={text} headline="h2" />
          </div>
          <InfoPanel
            page={label}
            info={entry.info}
            keyFigures={entry.keyFigures}
            content={entry.content}
          />
        </div>
      </Section>
      <Calculators ids={calculators.map((block) => block.id)} />
      <RelatedPages related={related} />
      <ClosingBand page={label} />
    </CalculatorDataProvider>
  );
}
