import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { Card } from './card.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Comparison } from './comparison.tsx';
import {
  chosenIn,
  comparedIn,
  isShown,
  mostCompared,
  withCompared,
  withFacet,
  withoutCompared,
  withoutFacets,
} from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './finder.module.css';
import { Needs } from './needs.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { Overview, OverviewItem } from './page.server.ts';
import { useAddressQuery } from './use-address-query.ts';
import { useOverviewWords } from './words.ts';

export type FinderProps = { overview: Overview; label: string };

/** Everything of a kind at a glance, with a filter that lives in the address. */
export function Finder({ overview, label }: FinderProps) {
  const { items } = overview;
  const words = useOverviewWords();
  const { labels, host } = useSite();
  const { selection } = labels;
  const [query, setQuery] = useAddressQuery();
  const chosen = chosenIn(query, overview);
  const shown = items.filter((item) => isShown(item, chosen));
  const compared = comparedIn(query, items);
  const isFiltered = Object.values(chosen).some(Boolean);
  const hasSamples = shown.some(({ figures }) => figures.some(({ sample }) => sample));
  const clear = () => setQuery(withoutFacets(query));
  const compare = (item: OverviewItem) => setQuery(withCompared(query, compared, item));
  // React unticks what it finds otherwise than in the markup, so it is read before.
  const [ticked] = useState(tickedInPage);
  const takeEarlyTicks = useEffectEvent(() => {
    const early = items.filter((item) => ticked.includes(item.slug) && !compared.includes(item));
    const most = early.slice(0, mostCompared - compared.length);
    if (most.length === 0) return;
    setQuery(most.reduce((next, item) => withCompared(next, comparedIn(next, items), item), query));
  });
  // What was ticked before React was there.
  useEffect(() => takeEarlyTicks(), []);
  return (
    <>
      <Section space="close" aria-label={label}>
        <div className={styles.finder}>
          <div className={styles.bar}>
            <FilterForm
              overview={overview}
              chosen={chosen}
              onChoose={(facet, value) =>
                setQuery(withFacet(new URLSearchParams(location.search), facet, value))
              }
            />
            <div className={styles.answer}>
              <p role="status">{fill(words.count, { n: shown.length, total: items.length })}</p>
              {isFiltered && shown.length > 0 && (
                <Button variant="quiet" onClick={clear}>
                  {words.clearFilters}
                </Button>
              )}
            </div>
          </div>
          {shown.length === 0 && (
            <NothingFound
              overview={overview}
              chosen={chosen}
              onLoosen={(facet) => setQuery(withFacet(query, facet, ''))}
              onClear={clear}
            />
          )}
          <ul
            className={`${styles.cards} ${overview.isShort ? styles.few : ''}`}
            data-compared={compared.length > 1 || undefined}
            data-onward
            style={{ '--host': JSON.stringify(host) } as CSSProperties}
          >
            {shown.map((item) => (
              <li key={item.slug}>
                <Card
                  item={item}
                  isFirst={item === items[0]}
                  isCompared={compared.includes(item)}
                  isFull={compared.length >= mostCompared}
                  onCompare={() => compare(item)}
                />
              </li>
            ))}
            <li className={styles.other} data-conditional>
              <Needs items={items} plant={overview.plant} />
            </li>
          </ul>
          {hasSamples && (
            <p className={styles.note}>
              <SampleMark>{selection.sample}</SampleMark> {words.illustrative}
            </p>
          )}
          {compared.length > 0 && (
            <CompareBar
              items={compared}
              onRemove={compare}
              onClear={() => setQuery(withoutCompared(query))}
            />
          )}
        </div>
      </Section>
      {compared.length > 1 && (
        <Comparison items={compared} overview={overview} onRemove={compare} />
      )}
    </>
  );
}

function tickedInPage(): string[] {
  if (typeof document === 'undefined') return [];
  const boxes = document.querySelectorAll<HTMLInputElement>('main li input:checked');
  return [...boxes].map(({ value }) => value);
}
