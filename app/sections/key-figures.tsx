import type { KeyFigure } from '../content.server/schema/bands.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import styles from './key-figures.module.css';

export type KeyFiguresProps = { figures: (KeyFigure & { sample?: boolean })[] };

export function KeyFigures({ figures }: KeyFiguresProps) {
  const { catalogue, selection } = useLabels();
  if (figures.length === 0) return null;
  const areSamples = figures.every(({ sample }) => sample);
  return (
    <>
      <dl className={styles.figures} aria-label={catalogue.keyFigures}>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              {figure.value}
              <span className={styles.unit}>
                {figure.unit && ` ${figure.unit}`}
                {figure.sample && !areSamples && '*'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {figures.some(({ sample }) => sample) && (
        <p className={styles.samples}>
          <SampleMark>{selection.sample}</SampleMark> {!areSamples && '* '}
          {catalogue.sampleFigures}
        </p>
      )}
    </>
  );
}
