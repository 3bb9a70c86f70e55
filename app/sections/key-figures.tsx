import type { KeyFigure } from '../content.server/schema/bands.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import styles from './key-figures.module.css';

export type KeyFiguresProps = { figures: (KeyFigure & { sample?: boolean })[] };

export function KeyFigures({ figures }: KeyFiguresProps) {
  const { catalogue, selection } = useLabels();
  if (figures.length === 0) return null;
  const samples = figures.filter(({ sample }) => sample);
  const areSamples = samples.length === figures.length;
  const mark = <SampleMark>{selection.sample}</SampleMark>;
  // Alone among others it carries the mark itself.
  const isOne = samples.length === 1 && !areSamples;
  return (
    <>
      <dl className={styles.figures} aria-label={catalogue.keyFigures}>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>
              {figure.label}
              {figure.sample && isOne && <> {mark}</>}
            </dt>
            <dd>
              {figure.value}
              {(figure.unit || figure.sample) && (
                <span className={styles.unit}>
                  {figure.unit && ` ${figure.unit}`}
                  {figure.sample && !areSamples && !isOne && '*'}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {samples.length > 0 && !isOne && (
        <p className={styles.samples}>
          {mark} {!areSamples && '* '}
          {catalogue.sampleFigures}
        </p>
      )}
    </>
  );
}
