import { useEffect, useState } from 'react';
import type { SearchWords } from '../content.server/schema/site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { fill } from '../ui/fill.ts';
import answerStyles from './answers.module.css';
import type { SteamAnswer } from './steam-answer.ts';
import styles from './steam-card.module.css';
import { steamQuestion } from './steam-question.ts';

export type SteamCardProps = { query: string; words: SearchWords };

/** Who types a pressure or a temperature gets what the steam table says of it, and the way to it. */
export function SteamCard({ query, words }: SteamCardProps) {
  const answer = useSteamAnswer(query);
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

/** The engine comes when the first such question is asked; without it there are the pages. */
function useSteamAnswer(query: string): SteamAnswer | undefined {
  const [answer, setAnswer] = useState<SteamAnswer>();
  useEffect(() => {
    const question = steamQuestion(query);
    let isCurrent = true;
    const found = question
      ? import('./steam-answer.ts').then(({ steamAnswer }) => steamAnswer(question))
      : Promise.resolve(undefined);
    found
      .catch(() => undefined)
      .then((told) => {
        if (isCurrent) setAnswer(told);
      });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return answer;
}
