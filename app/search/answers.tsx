import { type ComponentType, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './answers.late.module.css';
import { type Answer, type Engine, openSearch } from './engine.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { type SearchData, thumbnailWidth } from './search-data.ts';
import { SiteLinks } from './site-links.tsx';
import { SteamCard } from './steam-card.tsx';
import { steamQuestion } from './steam-question.ts';

export type AnswersProps = { query: string };

export async function answersFrom(response: Response): Promise<ComponentType<AnswersProps>> {
  if (!response.ok) throw new Error(`The search file answers ${response.status}`);
  const data: SearchData = await response.json();
  const engine = await openSearch(data);
  return (props) => <Answers engine={engine} data={data} {...props} />;
}

type Loaded = { engine: Engine; data: SearchData };

/** Where the steam table has to come first, the last answers stay until then: nothing moves them. */
function Answers({ query, ...loaded }: AnswersProps & Loaded) {
  const ready = useDeferredValue(query);
  return <AnswersTo query={steamQuestion(query) ? ready : query} {...loaded} />;
}

function AnswersTo({ engine, data: { words, pictures }, query }: AnswersProps & Loaded) {
  const groups = useMemo(() => engine.ask(query), [engine, query]);
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  // One or two letters are not yet a word.
  const isAsked = query.trim().length > 2 || count > 0;
  const told = count === 1 ? words.foundOne : fill(words.found, { n: count });
  const answered = count > 0 ? told : fill(words.none, { query: query.trim() });
  return (
    <>
      <p className={styles.keys}>{words.keys}</p>
      <p role="status" className={styles.count}>
        {isAsked ? answered : words.example}
      </p>
      <SteamCard query={query} words={words} />
      {count === 0 && <SiteLinks />}
      {groups.map(({ group, answers }) => (
        <section key={group} className={styles.group}>
          <h3>{words[group]}</h3>
          <ul>
            {answers.map((answer) => (
              <li key={answer.to}>
                <AnswerLink answer={answer} picture={pictures[answer.to.split('#')[0] ?? '']} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function AnswerLink({ answer, picture }: { answer: Answer; picture: string | undefined }) {
  const { group, to, title, page, text, stems } = answer;
  const { pathname } = useLocation();
  const [path, anchor] = to.split('#');
  // Parts of tools have all the same names.
  const [name, part] = group === 'tools' && page ? [page, title] : [title, page];
  const content = (
    <>
      {group === 'pages' && (
        <span className={styles.thumbnail}>
          {picture ? (
            <img src={`${picture}-${thumbnailWidth}.webp`} alt="" width="48" height="48" />
          ) : (
            <Icon name="chart" />
          )}
        </span>
      )}
      {part && <span className={styles.page}>{part}</span>}
      <strong>
        <Marked text={name} stems={stems} />
      </strong>
      {text && (
        <span className={styles.text}>
          <Marked text={excerptOf(text, stems)} stems={stems} />
        </span>
      )}
    </>
  );
  if (group === 'documents') {
    return (
      <a className={styles.answer} href={to}>
        {content}
      </a>
    );
  }
  // On the page itself the browser leads there: it opens what is folded, and tabs listen to it.
  if (anchor && path === pathname.replace(/(?<=.)\/$/, '')) {
    return (
      <a className={styles.answer} href={`#${anchor}`}>
        {content}
      </a>
    );
  }
  // The browser opens the answer of a question that an address names; the router would not.
  return (
    <AppLink className={styles.answer} to={to} reloadDocument={group === 'questions'}>
      {content}
    </AppLink>
  );
}

function Marked({ text, stems }: { text: string; stems: string[] }) {
  return markWords(text, stems).map(({ text: piece, found, at }) =>
    found ? <mark key={at}>{piece}</mark> : piece,
  );
}
