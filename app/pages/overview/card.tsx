import { PageCard } from '../../sections/page-card.tsx';
import { useLabels } from '../../site.ts';
import styles from './card.module.css';
import type { OverviewItem } from './page.server.ts';

export type CardProps = {
  item: OverviewItem;
  isFirst: boolean;
  isCompared: boolean;
  /** No more fit side by side. */
  isFull: boolean;
  onCompare: () => void;
};

export function Card({ item, isFirst, isCompared, isFull, onCompare }: CardProps) {
  const { overview: words } = useLabels();
  const { label, summary, figure } = item;
  return (
    <PageCard page={item} heading="h2" priority={isFirst} sizes="(width >= 600px) 46vw, 92vw">
      {figure && (
        <div className={styles.figure}>
          <strong>
            {figure.value}
            {figure.unit && ` ${figure.unit}`}
          </strong>{' '}
          {figure.label}
        </div>
      )}
      <p>{summary}</p>
      <label className={styles.compare}>
        <input
          type="checkbox"
          checked={isCompared}
          disabled={isFull && !isCompared}
          onChange={onCompare}
        />
        {words.compare}
        <span className={styles.unseen}> {label}</span>
      </label>
    </PageCard>
  );
}
