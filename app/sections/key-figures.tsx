import type { KeyFigure } from '../content.server/schema/bands.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import styles from './key-figures.module.css';

export type KeyFiguresProps = { figures: (KeyFigure & { sample?: boolean })[] };

export function KeyFigures({ figures }: KeyFiguresProps) {
  const { catalogue, selection } = useLabels();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} aria-label={catalogue.keyFigures}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>
            {figure.sample ? (
              <>
                {/* The mark goes to the next line with the last word, never alone. */}
                {figure.label.replace(/[^ ]+$/, '')}
                <span className={styles.marked}>
                  {figure.label.match(/[^ ]+$/)} <SampleMark>{selection.sample}</SampleMark>
                </span>
              </>
            ) : (
              figure.label
            )}
          </dt>
          <dd>
            {figure.value}
            {figure.unit && <span className={styles.unit}> {figure.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
