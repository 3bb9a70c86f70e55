import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useLabels } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { Late } from '../ui/late.tsx';
import { withLateSheet } from '../ui/switched-sheet.ts';
import styles from './explorer-entry.module.css';
import type { ModelIntro } from './model-data.ts';
import { modelPart } from './model-part.tsx';
import { askedStep, openStep, useOpenStep } from './open-step.ts';
import { useWebgl } from './webgl.ts';

const explorer = modelPart<{ page: string; step: number }>(
  async () => (await withLateSheet(import('./explorer.tsx'))).Explorer,
);

export type ExplorerEntryProps = { model: ModelIntro; page: string };

/**
 * The button over the gallery that opens the machine in three dimensions. Neither code nor model is
 * fetched before it is pressed, or before somebody comes by a link to a step.
 */
export function ExplorerEntry({ model, page }: ExplorerEntryProps) {
  const labels = useLabels();
  const words = labels.explorer;
  const step = useOpenStep();
  const offered = useWebgl(() => askedStep(model.steps) !== undefined);
  const { key } = useLocation();
  const { steps } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may bring another step
  useEffect(() => {
    if (!offered) return;
    const asked = askedStep(steps);
    if (asked !== undefined) openStep(asked);
  }, [offered, steps, key]);
  useEffect(() => () => openStep(undefined), []);
  return (
    <>
      {offered && (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => openStep(0)}
        >
          <Icon name="cube" />
          {words.open}
        </button>
      )}
      {step !== undefined &&
        // In the body: what a finger does there must not move the gallery.
        createPortal(
          <Late
            part={explorer(model)}
            props={{ page, step }}
            words={labels.failure}
            placeholder={
              <p role="status" className={styles.loading}>
                {words.loading}
              </p>
            }
          />,
          document.body,
        )}
    </>
  );
}
