import type { MouseEvent } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { fill } from '../ui/fill.ts';
import buttonStyles from '../ui/icon-button.module.css';
import { Scroller } from '../ui/scroller.tsx';
import { SectionHead } from '../ui/section.tsx';
import styles from './inside-words.module.css';
import type { ModelData } from './model-data.ts';
import { openStep, stepAddress } from './open-step.ts';
import { States } from './states.tsx';
import { useWebgl } from './webgl.ts';

export type InsideWordsProps = { model: ModelData; titleId: string };

/** The five steps and the parts of a model. */
export function InsideWords({ model, titleId }: InsideWordsProps) {
  const { title, lead, steps, parts, words } = model;
  const hasStates = steps.some(({ states }) => states.length > 0);
  return (
    <>
      <SectionHead id={titleId} title={title}>
        {lead}
      </SectionHead>
      <Scroller className={styles.row} aria-label={words.steps}>
        <ol className={styles.steps} aria-label={words.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <StepNumber step={index + 1} label={words.openStep} />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              <States states={step.states} />
            </li>
          ))}
        </ol>
      </Scroller>
      {hasStates && <p className={styles.note}>{words.statesNote}</p>}
      <details className={styles.parts}>
        <summary>{fill(words.parts, { n: parts.length })}</summary>
        <dl>
          {parts.map((part) => (
            <div key={part.id}>
              <dt>{part.name}</dt>
              <dd>
                {part.text} {part.link && <AppLink to={part.link}>{words.more}</AppLink>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={styles.download}>
        <a href={model.src} download>
          {fill(words.download, { size: model.size })}
        </a>
      </p>
    </>
  );
}

const numberStyle = `${buttonStyles.button} ${styles.number}`;

/** Leads to the step in three dimensions, where there are any; its place is the same without. */
function StepNumber({ step, label }: { step: number; label: string }) {
  const offered = useWebgl();
  if (!offered) {
    return (
      <span className={numberStyle} aria-hidden="true">
        {step}
      </span>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openStep(step);
  };
  return (
    <a
      className={numberStyle}
      href={stepAddress(step)}
      aria-label={fill(label, { n: step })}
      onClick={onClick}
    >
      {step}
    </a>
  );
}
