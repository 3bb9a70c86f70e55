import type { ReactNode } from 'react';
import { CalculatorBlock } from '../calculator/block.tsx';
import type { Block, BlockOf } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import { Late, type LatePart, latePart } from '../ui/late.tsx';
import { Picture } from '../ui/picture.tsx';
import { drawingSizes } from '../ui/picture-sizes.ts';
import scrollerStyles from '../ui/scroller.module.css';
import { unbroken } from '../ui/unbroken.tsx';
import { isDrawing } from '../viewer/drawing.ts';
import { PictureLink } from '../viewer/picture-link.tsx';
import styles from './blocks.module.css';
import { ContentTable } from './content-table.tsx';
import { Questions } from './questions.tsx';

export type BlocksProps = {
  blocks: Block[];
  /** What ends them. */
  children?: ReactNode;
};

export function Blocks({ blocks, children }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // Blocks have no identity of their own, and their order never changes while shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ContentBlock key={index} block={block} />
      ))}
      {children}
    </div>
  );
}

function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={styles.paragraph} data-styles={block.styles.join(' ') || undefined}>
          {unbroken(block.text)}
        </p>
      );
    case 'headline':
      // Without an anchor: the sub-topics of a service repeat one another's.
      return <h3 className={styles.headline}>{block.text}</h3>;
    case 'features':
      return <Features {...block} />;
    case 'blockquote':
      return <Quote {...block} />;
    case 'image':
      return <Figure {...block} />;
    case 'table':
      return <ContentTable {...block} />;
    case 'faq':
      return <Questions questions={block.questions} />;
    case 'range':
      return <LateChart part={rangeChart} props={block} />;
    case 'cop':
      return <LateChart part={copChart} props={block} />;
    case 'calculator':
      return <CalculatorBlock id={block.id} />;
  }
}

/** Drawn while the page is made, and then only looked at: their code comes when one is near. */
const rangeChart = latePart(
  async () => (await import('../charts/range-chart.tsx')).RangeChart,
  '[data-chart]',
);
const copChart = latePart(
  async () => (await import('../charts/cop-chart.tsx')).CopChart,
  '[data-chart]',
);

function LateChart<Props extends object>(chart: { part: LatePart<Props>; props: Props }) {
  const { failure } = useLabels();
  return (
    // One box of the column: what comes late stands in frames that are no boxes.
    <div data-chart>
      <Late {...chart} words={failure} />
    </div>
  );
}

function Features({ features, ordered }: BlockOf<'features'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{unbroken(feature)}</li>
      ))}
    </List>
  );
}

function Quote({ quote }: BlockOf<'blockquote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption>
        <cite>{quote.author}</cite>, {quote.profession}
      </figcaption>
    </figure>
  );
}

function Figure({ src, alt, caption }: BlockOf<'image'>) {
  const shown = { picture: src, alt, caption };
  return (
    <figure className={styles.figure}>
      {/* A drawing may be wider than the window. */}
      <PictureLink pictures={[shown]} className={scrollerStyles.scroller}>
        <Picture picture={src} alt={alt} sizes={isDrawing(shown) ? drawingSizes : '92vw'} />
      </PictureLink>
      {caption && <figcaption>{unbroken(caption)}</figcaption>}
    </figure>
  );
}
