import { Sheet } from '../../sections/sheet.tsx';
import { useLabels } from '../../site.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Caption } from '../../ui/caption.tsx';
import { DefinitionRows } from '../../ui/definition-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './needs.module.css';
import type { NeedAnswer } from './page.server.ts';

type Words = Record<'title' | 'link' | 'sample' | 'tool', string>;

export type NeedsProps = { words: Words; answers: NeedAnswer[] };

/** What one has today, in one's own words, what attends to it, and a page of what one receives. */
export function Needs({ words, answers }: NeedsProps) {
  return (
    <Section aria-labelledby="necesidades" space="close">
      <h2 id="necesidades" className={styles.title}>
        {words.title}
      </h2>
      <Tabs
        label={words.title}
        orientation="vertical"
        tabs={answers.map((answer) => ({
          id: answer.id,
          label: answer.need,
          panel: <Answer {...answer} words={words} />,
        }))}
      />
    </Section>
  );
}

type AnswerProps = NeedAnswer & { words: Words };

function Answer({ words, sheet, ...answer }: AnswerProps) {
  const { receives } = useLabels().services;
  return (
    <div className={styles.answer}>
      <div className={styles.words}>
        <Picture
          picture={answer.imageUrl}
          alt={answer.imageAlt}
          sizes="(width >= 600px) 40vw, 92vw"
        />
        <Caption>{answer.service}</Caption>
        <h3>{answer.title}</h3>
        <p>
          <Caption>{receives}</Caption>
          <strong>{answer.receives}</strong>
        </p>
        <p>{answer.said}</p>
        <ActionLink to={answer.to} aria-label={`${words.link}: ${answer.title}`}>
          {words.link}
        </ActionLink>
      </div>
      <div className={styles.sheet}>
        <Sheet kind={words.sample} name={sheet.name} note={sheet.note}>
          <DefinitionRows rows={sheet.rows} />
        </Sheet>
        <ActionLink to={sheet.to} aria-label={`${words.tool}: ${sheet.name}`}>
          {words.tool}
        </ActionLink>
      </div>
    </div>
  );
}
