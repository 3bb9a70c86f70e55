import type { ReactNode } from 'react';
import styles from './chart.module.css';

export type ChartFigureProps = {
  title: string;
  /** Beside the title: that what is drawn is a sample. */
  mark?: ReactNode;
  description: string;
  note?: string | undefined;
  children: ReactNode;
};

/** A chart among the text: what it shows is also said. */
export function ChartFigure({ title, mark, description, note, children }: ChartFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <div>
          <strong>{title}</strong>
          {'\u2002'}
          {mark}
        </div>
        <span>{description}</span>
      </figcaption>
      <div className={styles.chart}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
