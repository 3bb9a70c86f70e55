import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './card.module.css';
import type { OverviewItem } from './page.server.ts';

export type CardProps = {
  item: OverviewItem;
  isCompared: boolean;
  /** No more fit side by side. */
  isFull: boolean;
  onCompare: () => void;
};

export function Card({ item, isCompared, isFull, onCompare }: CardProps) {
  const { overview: words } = useLabels();
  const { to, label, picture, summary, figure } = item;
  return (
    <article className={styles.card}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(width >= 1200px) 30vw, (width >= 600px) 46vw, 92vw"
        />
      )}
      <h2>
        <AppLink to={to}>{label}</AppLink>
      </h2>
      {figure && (
        <p className={styles.figure}>
          <strong>
            {figure.value}
            {figure.unit && ` ${figure.unit}`}
          </strong>{' '}
          {figure.label}
        </p>
      )}
      <p className={styles.summary}>{summary}</p>
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
    </article>
  );
}
