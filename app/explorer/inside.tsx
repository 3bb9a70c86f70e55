import type { MouseEvent } from 'react';
import { useLabels } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { fill } from '../ui/fill.ts';
import { Section, SectionHead } from '../ui/section.tsx';
import { insideAnchor } from './anchor.ts';
import styles from './inside.module.css';
import type { ModelData } from './model-data.ts';
import { openStep, stepAddress } from './open-step.ts';
import { States } from './states.tsx';
import { useWebgl } from './webgl.ts';

export type InsideSectionProps = { model: ModelData };

/** What the model tells, in words: for paper, for who hears the page, and where nothing is drawn. */
export function InsideSection({ model }: InsideSectionProps) {
  const words = useLabels().explorer;
  const { title, lead, steps, parts } = model;
  const hasStates = steps.some(({ states }) => states.length > 0);
  return (
    <Section ground="warm" id={insideAnchor} aria-labelledby="por-dentro-titulo">
      <SectionHead id="por-dentro-titulo" title={title}>
        {lead}
      </SectionHead>
      <ol className={styles.steps} aria-label={words.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <StepNumber step={index + 1} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <States states={step.states} />
          </li>
        ))}
      </ol>
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
    </Section>
  );
}

/** Leads to the step in three dimensions, where there are any; its place is the same without. */
function StepNumber({ step }: { step: number }) {
  const words = useLabels().explorer;
  const offered = useWebgl();
  if (!offered) {
    return (
      <span className={styles.number} aria-hidden="true">
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
      className={styles.number}
      href={stepAddress(step)}
      aria-label={fill(words.openStep, { n: step })}
      onClick={onClick}
    >
      {step}
    </a>
  );
}
