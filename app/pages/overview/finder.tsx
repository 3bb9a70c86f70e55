import { useLabels } from '../../site.ts';
import { fill } from '../../ui/fill.ts';
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
} from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './finder.module.css';
import type { Overview } from './page.server.ts';
import { useAddressQuery } from './use-address-query.ts';

export type FinderProps = { overview: Overview; label: string };

/** Everything of a kind at a glance, with a filter that lives in the address. */
export function Finder({ overview, label }: FinderProps) {
  const { items } = overview;
  const { overview: words } = useLabels();
  const [query, setQuery] = useAddressQuery();
  const chosen = chosenIn(query, overview);
  const shown = items.filter((item) => isShown(item, chosen));
  const compared = comparedIn(query, items);
  const isFiltered = shown.length < items.length;
  return (
    <>
      <Section aria-label={label}>
        <div className={styles.finder}>
          <FilterForm
            overview={overview}
            chosen={chosen}
            onChoose={(facet, value) =>
              setQuery(withFacet(new URLSearchParams(location.search), facet, value))
            }
          />
          <p role="status" className={styles.count}>
            {isFiltered &&
              fill(shown.length > 0 ? words.count : words.none, {
                n: shown.length,
                total: items.length,
              })}
          </p>
          <ul className={styles.cards}>
            {shown.map((item) => (
              <li key={item.slug}>
                <Card
                  item={item}
                  isFirst={item === items[0]}
                  isCompared={compared.includes(item)}
                  isFull={compared.length >= mostCompared}
                  onCompare={() => setQuery(withCompared(query, compared, item))}
                />
              </li>
            ))}
          </ul>
          {compared.length > 0 && (
            <CompareBar count={compared.length} onClear={() => setQuery(withoutCompared(query))} />
          )}
        </div>
      </Section>
      {compared.length > 1 && <Comparison items={compared} overview={overview} />}
    </>
  );
}
