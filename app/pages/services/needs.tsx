import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Caption } from '../../ui/caption.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './needs.module.css';
import type { NeedAnswer } from './page.server.ts';

export type NeedsProps = { title: string; link: string; answers: NeedAnswer[] };

/** What one has today, in one's own words, and what attends to it. */
export function Needs({ title, link, answers }: NeedsProps) {
  return (
    <Section aria-labelledby="necesidades" space="close" print="never">
      <h2 id="necesidades" className={styles.title}>
        {title}
      </h2>
      <Tabs
        label={title}
        orientation="vertical"
        tabs={answers.map((answer, index) => ({
          id: answer.id,
          label: answer.need,
          panel: <Answer {...answer} link={link} first={index === 0} />,
        }))}
      />
    </Section>
  );
}

type AnswerProps = NeedAnswer & { link: string; first: boolean };

function Answer({ link, first, ...answer }: AnswerProps) {
  const { receives } = useLabels().services;
  return (
    <div className={styles.answer}>
      <Picture
        picture={answer.imageUrl}
        alt={answer.imageAlt}
        sizes={[
          { media: '(width >= 900px)', width: '40vw', crop: 4 / 3 },
          { width: '92vw', crop: 16 / 9 },
        ]}
        priority={first}
      />
      <div className={styles.words}>
        <Caption>{answer.service}</Caption>
        <h3>{answer.title}</h3>
        <p>{answer.said}</p>
        <p>
          <Caption>{receives}</Caption>
          <strong>{answer.receives}</strong>
        </p>
        <AppLink className={styles.link} to={answer.to} aria-label={`${link}: ${answer.title}`}>
          {link}
          <Icon name="arrow" width="20" height="20" />
        </AppLink>
      </div>
    </div>
  );
}
