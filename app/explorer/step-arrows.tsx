import type { RefObject } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useNarrow, useReducedMotion } from '../ui/use-media.ts';
import styles from './inside-words.module.css';
import type { ModelData } from './model-data.ts';

/** Where the steps of a row begin, from its first. */
function startsIn(row: HTMLElement): number[] {
  const items = [...row.querySelectorAll('li')];
  return items.map((item) => item.offsetLeft - (items[0]?.offsetLeft ?? 0));
}

/** The place of the step that a row shows. */
export function shownStep(row: HTMLElement): number {
  return Math.round(row.scrollLeft / (startsIn(row)[1] || 1));
}

export type StepArrowsProps = {
  row: RefObject<HTMLElement | null>;
  words: Pick<ModelData['words'], 'previous' | 'next'>;
};

/** For a phone, on which the steps stand side by side: who does not swipe, or cannot, turns them. */
export function StepArrows({ row, words }: StepArrowsProps) {
  const isNarrow = useNarrow();
  const isCalm = useReducedMotion();
  if (!isNarrow) return null;
  const turn = (by: number) => {
    if (!row.current) return;
    const starts = startsIn(row.current);
    // After the last comes the first.
    const left = starts.at((shownStep(row.current) + by) % starts.length) ?? 0;
    row.current.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return (
    <div className={styles.arrows}>
      <IconButton icon="previous" name={words.previous} onClick={() => turn(-1)} />
      <IconButton icon="next" name={words.next} onClick={() => turn(1)} />
    </div>
  );
}
