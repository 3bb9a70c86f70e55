import type { Question } from '../content.server/schema/blocks.ts';
import { useLabels } from '../site.ts';
import { Section, SectionHead } from '../ui/section.tsx';
import { headlineId } from './headline-id.ts';
import styles from './questions.module.css';

export type QuestionsProps = { questions: Question[] };

/** Frequent questions; search engines are told the same ones. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p id={headlineId(question)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

export type QuestionsBandProps = QuestionsProps & {
  /** Its own title, where the page has one. */
  title?: string | undefined;
  ground?: 'paper' | 'warm';
};

/** As a band of its own, below what a page tells. */
export function QuestionsBand({ questions, title, ground = 'warm' }: QuestionsBandProps) {
  const { services } = useLabels();
  if (questions.length === 0) return null;
  const id = title ? headlineId(title) : 'preguntas';
  return (
    <Section ground={ground} aria-labelledby={id}>
      <div className={styles.band}>
        <SectionHead id={id} title={title ?? services.questions} />
        <Questions questions={questions} />
      </div>
    </Section>
  );
}
