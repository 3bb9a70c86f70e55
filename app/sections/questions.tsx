import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Question } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import { hashTarget } from '../ui/hash-target.ts';
import { Section, SectionHead } from '../ui/section.tsx';
import { headlineId } from './headline-id.ts';
import styles from './questions.module.css';

export type QuestionsProps = { questions: Question[] };

/** Frequent questions; search engines are told the same ones. */
export function Questions({ questions }: QuestionsProps) {
  const list = useOpenedByHash();
  return (
    <div ref={list} className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p id={headlineId(question)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** The browser opens the answer that an address names; on the way of the router, this does. */
function useOpenedByHash() {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const details = hash ? hashTarget()?.closest('details') : null;
    if (!details || details.open || !list.current?.contains(details)) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
  return list;
}

/** As a band of its own, below what a page tells. */
export function QuestionsBand({ questions }: QuestionsProps) {
  const { services } = useLabels();
  if (questions.length === 0) return null;
  return (
    <Section ground="warm" aria-labelledby="preguntas">
      <SectionHead id="preguntas" title={services.questions} />
      <Questions questions={questions} />
    </Section>
  );
}
