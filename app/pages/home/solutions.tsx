import { useEffect, useState } from 'react';
import { ActionLink } from '../../ui/action-link.tsx';
import { nearViewport } from '../../ui/near-viewport.ts';
import { Picture } from '../../ui/picture.tsx';
import { reveal } from '../../ui/reveal.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { load } from './page.server.ts';
import styles from './solutions.module.css';

export type SolutionsProps = ReturnType<typeof load>['home']['solutions'];

type Card = SolutionsProps['solutions'][number] | SolutionsProps['markets'][number];

export function Solutions(props: SolutionsProps) {
  const { title, description, systemsTab, marketsTab, solutions, markets, all } = props;
  return (
    <Section id="constructions" aria-labelledby="soluciones">
      <SectionHead id="soluciones" title={title}>
        {description}
      </SectionHead>
      <Tabs
        label={title}
        tabs={[
          { id: 'sistemas', label: systemsTab, panel: <Cards cards={solutions} /> },
          { id: 'industrias', label: marketsTab, panel: <Cards cards={markets} /> },
        ]}
      />
      <div className={styles.all}>
        <p>{all.title}</p>
        <Links links={all.links} />
      </div>
    </Section>
  );
}

const small = { width: '43vw', crop: 4 / 3 };
const lead = { media: '(width >= 600px)', width: '46vw', crop: 16 / 9 };
const sizes = [{ media: '(width >= 900px)', width: '24vw', crop: 4 / 3 }, lead, small];

/** So many open the grid with a large picture; the others stand beside a small one. */
const leads = 2;

function Cards({ cards }: { cards: Card[] }) {
  // A phone fetches the large ones only for whoever comes to them: they would delay what it paints first.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    nearViewport(`.${styles.grid}`).then(() => setNear(true));
  }, []);
  const leadSizes = [lead, isNear ? { width: '92vw', crop: 16 / 9 } : small];
  return (
    <ul className={styles.grid}>
      {cards.map((card, position) => (
        <li
          key={card.id}
          className={styles.card}
          data-lead={position < leads}
          {...reveal(position)}
        >
          <div className={styles.frame}>
            <Picture
              picture={card.imageSrc}
              alt={card.imageAlt}
              sizes={position < leads ? leadSizes : sizes}
            />
          </div>
          <h3>{card.title}</h3>
          <p>{card.content}</p>
          <Links links={card.links} />
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: Pick<Card, 'links'>) {
  return (
    <div className={styles.links}>
      {links.map(({ to, label }) => (
        <ActionLink key={to} to={to}>
          {label}
        </ActionLink>
      ))}
    </div>
  );
}
