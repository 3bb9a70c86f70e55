import { CalculatorJump, Calculators } from '../../calculator/calculators.tsx';
import { CalculatorDataProvider } from '../../calculator/data.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { Blocks } from '../../sections/blocks.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Section } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Gallery } from './gallery.tsx';
import { InfoPanel } from './info-panel.tsx';
import styles from './page.module.css';
import { load } from './page.server.ts';
import { RelatedPages } from './related-pages.tsx';

export const loader = pageLoader(load);
export const meta = pageMeta;

/** Equipment and products share one layout. */
export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { slug, title, summary, trail, label, related, verification } = loaderData;
  const { images, info, keyFigures, blocks, contents, calculators } = loaderData;
  const hasCalculators = calculators.length > 0;
  return (
    <CalculatorDataProvider value={{ page: label, verification }}>
      <PageTitle title={title} trail={trail} action={hasCalculators && <CalculatorJump />}>
        {summary}
      </PageTitle>
      <Section aria-label={label}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Gallery key={slug} slides={images} />
            <Blocks blocks={blocks} headline="h2" />
          </div>
          <InfoPanel
            page={label}
            info={info}
            keyFigures={keyFigures}
            contents={contents}
            hasCalculators={hasCalculators}
          />
        </div>
      </Section>
      <Calculators ids={calculators} />
      <RelatedPages related={related} />
      <ClosingBand page={label} />
    </CalculatorDataProvider>
  );
}
