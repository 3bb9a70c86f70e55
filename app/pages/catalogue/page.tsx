import { CalculatorJump, Calculators } from '../../calculator/calculators.tsx';
import { CalculatorDataProvider } from '../../calculator/data.tsx';
import { quoteLink } from '../../contact/quote-link.ts';
import { InsideSection } from '../../explorer/inside.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { QuoteBar } from '../../layout/sticky-action.tsx';
import { unpack } from '../../packed.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { KeyFigures } from '../../sections/key-figures.tsx';
import { QuestionsBand } from '../../sections/questions.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import { SelectionJump, SelectionSection } from '../../selection/selection.tsx';
import { useLabels } from '../../site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import scrollerStyles from '../../ui/scroller.module.css';
import { Section } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { Contents } from './contents.tsx';
import { Gallery } from './gallery.tsx';
import { InfoPanel } from './info-panel.tsx';
import styles from './page.module.css';
import { load } from './page.server.ts';
import { Reading } from './reading.tsx';
import { Supply } from './supply.tsx';
import titleStyles from './title.module.css';

export const loader = pageLoader(load);
export const meta = pageMeta;

/** Equipment and products share one layout. */
export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData);
  const { slug, title, summary, trail, label, related, verification, layouts } = page;
  const { images, drawing, legend, info, keyFigures, parts, measures, calculators } = page;
  const { model, insideTitle, selection, supply, sheet, ranges } = page;
  const { questions, questionsTitle } = page;
  const { catalogue } = useLabels();
  const [first, ...rest] = summary.split(/(?<=\.) /);
  const hasCalculators = calculators.length > 0;
  const contents = {
    headlines: [...parts, ...measures].flatMap(({ title: headline }) => headline ?? []),
    selection,
    hasCalculators,
    insideTitle,
    hasSupply: Boolean(supply),
    questionsTitle,
  };
  return (
    <CalculatorDataProvider page={label} verification={verification} layouts={layouts}>
      <PageTitle
        title={title}
        trail={trail}
        kind="catalogue"
        look={titleStyles.title}
        action={
          <>
            <ButtonLink to={quoteLink(catalogue.quoteSubject, label)}>
              {catalogue.requestQuote}
            </ButtonLink>
            {selection && <SelectionJump selection={selection} />}
            {hasCalculators && <CalculatorJump />}
            <a href={sheet.href} type="application/pdf">
              {sheet.text}
            </a>
          </>
        }
        beside={
          <Gallery
            key={slug}
            slides={images}
            drawing={drawing}
            legend={legend}
            model={model}
            page={label}
          />
        }
        below={<KeyFigures figures={keyFigures} />}
      >
        {first} <span>{rest.join(' ')}</span>
      </PageTitle>
      <div className={`${styles.row} ${scrollerStyles.scroller}`}>
        <Contents name={label} {...contents} />
      </div>
      {selection && (
        <SelectionSection key={slug} selection={selection} ranges={ranges} page={label} />
      )}
      {model && <InsideSection model={model} />}
      <Calculators ids={calculators} />
      <Section aria-label={label}>
        <div className={styles.columns}>
          <InfoPanel page={label} info={info} contents={contents} sheet={sheet} />
          <Reading key={slug} parts={parts} />
        </div>
        <Reading parts={measures} />
      </Section>
      {supply && <Supply supply={supply} />}
      <QuestionsBand questions={questions} title={questionsTitle} ground="paper" />
      <QuoteBar page={label} />
      <RelatedPages related={related} />
      <ClosingBand page={label} />
    </CalculatorDataProvider>
  );
}
