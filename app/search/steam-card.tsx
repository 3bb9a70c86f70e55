import { use } from 'react';
import type { SearchWords } from '../content.server/schema/site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { fill } from '../ui/fill.ts';
import answerStyles from './answers.late.module.css';
import type { SteamAnswer } from './steam-answer.ts';
import styles from './steam-card.late.module.css';
import { type SteamQuestion, steamQuestion } from './steam-question.ts';

export type SteamCardProps = { query: string; words: SearchWords };

/** Who types a pressure or a temperature gets what the steam table says of it, and the way to it. */
export function SteamCard({ query, words }: SteamCardProps) {
  const question = steamQuestion(query);
  const answer = question && use(answerOf(question));
  if (!answer) return null;
  const { to, phase, condition, rows, site } = answer;
  return (
    <AppLink className={`${answerStyles.answer} ${styles.card}`} to={to}>
      <strong>{fill(words.steam, { phase, condition })}</strong>
      <FigureList rows={rows} />
      <span className={answerStyles.page}>
        {site && `${fill(words.gauge, { site })} `}
        <u>{words.table}</u>
      </span>
    </AppLink>
  );
}

const answers = new Map<string, Promise<SteamAnswer | undefined>>();

/** The engine comes when the first such question is asked; without it there are the pages. */
function answerOf(question: SteamQuestion): Promise<SteamAnswer | undefined> {
  const key = JSON.stringify(question);
  const known = answers.get(key);
  if (known) return known;
  const answer = import('./steam-answer.ts')
    .then(({ steamAnswer }) => steamAnswer(question))
    .catch(() => {
      // Kept as long as React asks in order to show it, then forgotten: the network may be back.
      setTimeout(() => answers.delete(key), 1000);
      return undefined;
    });
  answers.set(key, answer);
  return answer;
}
