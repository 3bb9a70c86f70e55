import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ModelData } from './model-data.ts';
import { States } from './states.tsx';
import styles from './step-panel.late.module.css';

export type StepPanelProps = {
  titleId: string;
  model: ModelData;
  page: string;
  /** 0 is the machine as a whole. */
  step: number;
  onGo: (step: number) => void;
  /** Between the buttons, which so stay in their place, and the words. */
  children?: ReactNode;
};

/** What one is looking at, with the way to the next stop and back. */
export function StepPanel({ titleId, model, page, step, onGo, children }: StepPanelProps) {
  const { steps, words } = model;
  const current = steps[step - 1];
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <IconButton
          icon="previous"
          name={words.previous}
          disabled={step === 0}
          onClick={() => onGo(step - 1)}
        />
        <p role="status" className={styles.count}>
          {current ? fill(words.step, { n: step, total: steps.length }) : page}
        </p>
        <IconButton
          icon="next"
          name={words.next}
          disabled={step === steps.length}
          onClick={() => onGo(step + 1)}
        />
      </div>
      {children}
      <h2 id={titleId} className={styles.title}>
        {current?.title ?? model.title}
      </h2>
      <p>{current?.text ?? model.lead}</p>
      {current && <States states={current.states} />}
      {current ? (
        <button type="button" className={styles.free} onClick={() => onGo(0)}>
          {words.free}
        </button>
      ) : (
        <Button onClick={() => onGo(1)}>{words.start}</Button>
      )}
    </div>
  );
}
