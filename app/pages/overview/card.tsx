import { PageCard } from '../../sections/page-card.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import styles from './card.module.css';
import type { OverviewItem } from './page.server.ts';
import { asterisk, useOverviewWords } from './words.ts';

export type CardProps = {
  item: OverviewItem;
  isFirst: boolean;
  isCompared: boolean;
  /** No more fit side by side. */
  isFull: boolean;
  onCompare: () => void;
};

export function Card({ item, isFirst, isCompared, isFull, onCompare }: CardProps) {
  const words = useOverviewWords();
  const { slug, label, summary, figures, task } = item;
  return (
    <PageCard
      page={item}
      heading="h2"
      priority={isFirst}
      sizes="(width >= 1200px) 42vw, (width >= 600px) 60vw, 128px"
    >
      {task && <p className={styles.task}>{task}</p>}
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.figures}>
        {figures.map(({ id, name, value, sample }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {value}
              {sample && asterisk}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {/* The whole card is the link; this only says so. */}
        <span aria-hidden>{words.see}</span>
        <CheckBox
          value={slug}
          checked={isCompared}
          disabled={isFull && !isCompared}
          onChange={onCompare}
        >
          <span>
            {words.compare}
            <span className={styles.unseen}> {label}</span>
          </span>
        </CheckBox>
      </div>
    </PageCard>
  );
}
