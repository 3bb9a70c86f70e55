import { Fragment, type HTMLAttributes, type MouseEvent, useRef, useState } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { SectionHead } from '../ui/section.tsx';
import styles from './inside-words.module.css';
import type { ModelData } from './model-data.ts';
import { openStep, stepAddress } from './open-step.ts';
import { States } from './states.tsx';
import { StepArrows, shownStep } from './step-arrows.tsx';
import { useWebgl } from './webgl.ts';

export type InsideWordsProps = { model: ModelData; titleId: string };

/** The five steps and the parts of a model. */
export function InsideWords({ model, titleId }: InsideWordsProps) {
  const { title, lead, cut, steps, parts, words, statesNote = words.statesNote } = model;
  const [lit, setLit] = useState<number>();
  const row = useRef<HTMLElement>(null);
  const hasStates = steps.some(({ states }) => states.length > 0);
  return (
    <>
      <div className={styles.head}>
        <div>
          <SectionHead id={titleId} title={title}>
            {lead}
          </SectionHead>
          <Tour label={words.tour} />
        </div>
        {cut && (
          <div className={styles.cut}>
            <Picture picture={cut.picture} alt={cut.alt} sizes="(width >= 900px) 58vw, 92vw" />
            <svg
              className={styles.leaders}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {steps.map(
                ({ title, spot }) =>
                  spot?.to && (
                    <path
                      key={title}
                      d={`M${spot.left} ${spot.top}L${spot.to.left} ${spot.to.top}h0`}
                    />
                  ),
              )}
            </svg>
            {/* For the pointer alone: the number of the step itself says the same. */}
            {steps.map(
              ({ title, spot }, index) =>
                spot && (
                  <StepNumber
                    key={title}
                    step={index + 1}
                    className={lit === index ? `${styles.spot} ${styles.lit}` : styles.spot}
                    style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
                    aria-hidden="true"
                    tabIndex={-1}
                    onPointerEnter={() => setLit(index)}
                    onPointerLeave={() => setLit(undefined)}
                  />
                ),
            )}
          </div>
        )}
      </div>
      <StepArrows row={row} words={words} />
      <Scroller
        ref={row}
        className={styles.row}
        aria-label={words.steps}
        onScroll={(event) => setLit(shownStep(event.currentTarget))}
      >
        <ol className={styles.steps} aria-label={words.steps}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={lit === index ? styles.lit : undefined}
              onPointerEnter={() => setLit(index)}
              onPointerLeave={() => setLit(undefined)}
              onFocus={() => setLit(index)}
              onBlur={() => setLit(undefined)}
            >
              <StepNumber
                step={index + 1}
                className={styles.number}
                aria-label={fill(words.openStep, { n: index + 1 })}
              />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              <States states={step.states} />
            </li>
          ))}
        </ol>
      </Scroller>
      {hasStates && <p className={styles.note}>{statesNote}</p>}
      <details className={styles.parts}>
        <summary>{fill(words.parts, { n: parts.length })}</summary>
        <dl>
          {/* Without boxes around them: a machine has dozens of parts. */}
          {parts.map((part) => (
            <Fragment key={part.id}>
              <dt>{part.name}</dt>
              <dd>
                {part.text}
                {part.link && (
                  <>
                    {' '}
                    <AppLink to={part.link}>{words.more}</AppLink>
                  </>
                )}
              </dd>
            </Fragment>
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

function Tour({ label }: { label: string }) {
  const offered = useWebgl();
  if (!offered) return null;
  return (
    <ButtonAnchor href={stepAddress(1)} variant="primary" onClick={(event) => open(event, 1)}>
      <Icon name="cube" />
      {label}
    </ButtonAnchor>
  );
}

/** Without leaving the page; in another tab the address leads to the same step. */
function open(event: MouseEvent, step: number) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openStep(step);
}

/** Leads to the step in three dimensions, where there are any; its place is the same without. */
function StepNumber({ step, ...rest }: { step: number } & HTMLAttributes<HTMLElement>) {
  const offered = useWebgl();
  if (!offered) {
    const { 'aria-label': _, tabIndex: __, ...plain } = rest;
    return (
      <b {...plain} aria-hidden="true">
        {step}
      </b>
    );
  }
  return (
    <a {...rest} href={stepAddress(step)} onClick={(event) => open(event, step)}>
      {step}
    </a>
  );
}
