import { useLabels } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './compare-bar.module.css';
import { comparisonId } from './comparison.tsx';
import { mostCompared } from './filter.ts';

export type CompareBarProps = { count: number; onClear: () => void };

/** At the foot of the window while something is chosen: the comparison stands below all the cards. */
export function CompareBar({ count, onClear }: CompareBarProps) {
  const { overview: words } = useLabels();
  return (
    <div className={styles.bar}>
      <p role="status">
        {fill(words.compared, { n: count, most: mostCompared })}
        {count === 1 && `. ${words.compareMore}`}
      </p>
      {count > 1 && (
        <Button
          variant="quiet"
          onClick={() => document.getElementById(comparisonId)?.scrollIntoView()}
        >
          {words.showComparison}
        </Button>
      )}
      <IconButton icon="close" name={words.clearComparison} onClick={onClear} />
    </div>
  );
}
