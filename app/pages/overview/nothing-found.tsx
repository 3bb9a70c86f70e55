import { Button, ButtonLink } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { type Chosen, type Facet, facetNames, isShown, optionsOf } from './filter.ts';
import type { Overview } from './page.server.ts';
import styles from './way-on.module.css';
import { useOverviewWords } from './words.ts';

export type NothingFoundProps = {
  overview: Overview;
  chosen: Chosen;
  onLoosen: (facet: Facet) => void;
  onClear: () => void;
};

/** No page fits: which choices stand in the way, and the ways on. */
export function NothingFound({ overview, chosen, onLoosen, onClear }: NothingFoundProps) {
  const words = useOverviewWords();
  const loosened = facetNames.flatMap((facet) => {
    const without = { ...chosen, [facet]: '' };
    const left = overview.items.filter((item) => isShown(item, without)).length;
    const name = optionsOf(overview, facet).find(({ value }) => value === chosen[facet])?.name;
    return name && left > 0 ? [{ facet, left, name }] : [];
  });
  return (
    <div className={styles.panel}>
      <h2>{words.none}</h2>
      <p>{loosened.length > 0 ? words.loosen : words.loosenMore}</p>
      <div className={styles.ways}>
        {loosened.map(({ facet, left, name }) => (
          <Button key={facet} variant="quiet" onClick={() => onLoosen(facet)}>
            {fill(words.without, { choice: name, n: left })}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClear}>
          {words.clearFilters}
        </Button>
        <ButtonLink variant="quiet" to="/contact">
          {words.askOther}
        </ButtonLink>
      </div>
    </div>
  );
}
