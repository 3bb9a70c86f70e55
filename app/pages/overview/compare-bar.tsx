import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './compare-bar.module.css';
import { comparisonId } from './comparison.tsx';
import { mostCompared } from './filter.ts';
import type { OverviewItem } from './page.server.ts';
import { useOverviewWords } from './words.ts';

export type CompareBarProps = {
  items: OverviewItem[];
  onRemove: (item: OverviewItem) => void;
  onClear: () => void;
};

/** At the foot of the window while something is chosen: the comparison stands below all the cards. */
export function CompareBar({ items, onRemove, onClear }: CompareBarProps) {
  const words = useOverviewWords();
  return (
    <div className={styles.bar} data-ground="dark">
      <p role="status">
        {fill(words.compared, { n: items.length, most: mostCompared })}
        {items.length === 1 && `. ${words.compareMore}`}
      </p>
      <ul className={styles.chosen}>
        {items.map((item) => (
          <li key={item.slug}>
            {item.label}
            <button
              type="button"
              aria-label={fill(words.removeOf, { page: item.label })}
              onClick={() => onRemove(item)}
            >
              <Icon name="close" width="16" height="16" />
            </button>
          </li>
        ))}
      </ul>
      {items.length > 1 && <Button onClick={showComparison}>{words.showComparison}</Button>}
      <IconButton icon="close" name={words.clearComparison} onClick={onClear} />
    </div>
  );
}

function showComparison() {
  const heading = document.getElementById(comparisonId);
  if (!heading) return;
  heading.scrollIntoView();
  // Who came by keyboard goes on reading there.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
