import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { lastUsedTools } from '../../calculator/last-used.ts';
import { AppLink, HashLink } from '../../ui/app-link.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ToolGroup } from './page.server.ts';
import { matches } from './search.ts';
import { ToolCard } from './tool-card.tsx';
import type { ToolEntry } from './tool-entry.server.ts';
import styles from './tool-list.module.css';
import { wholePlant } from './whole-plant.ts';

export type ToolListProps = {
  groups: ToolGroup[];
  search: Record<'label' | 'example' | 'found' | 'foundOne' | 'none', string>;
  recent: string;
  /** What the figures on the cards are. */
  cards: string;
  claim: string;
  verification: string;
  /** The end of that sentence, and where they are. */
  contradicted: { to: string; label: string };
  /** Stands before the groups, while nothing is looked for. */
  children: ReactNode;
};

/** All tools by what one wants to do; what is typed narrows them at once. */
export function ToolList(props: ToolListProps) {
  const { groups, search, recent, cards, claim, verification, contradicted, children } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // It may have been typed before React was there.
  useLayoutEffect(() => setQuery(field.current?.value ?? ''), []);
  const isWhole = query.trim() === '';
  const shown = groups
    // The plant has its own place above; looked for, it stands among the others.
    .filter(({ id: group }) => !isWhole || group !== wholePlant)
    .map((group) => ({ ...group, tools: group.tools.filter(({ words }) => matches(words, query)) }))
    .filter(({ tools }) => tools.length > 0);
  const count = shown.reduce((sum, { tools }) => sum + tools.length, 0);
  const found = count === 1 ? search.foundOne : fill(search.found, { count });
  return (
    <>
      <search className={styles.search}>
        <label htmlFor={id}>{search.label}</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          defaultValue=""
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <Icon name="find" />
        <Recent groups={groups} title={recent}>
          {search.example}
        </Recent>
        <ul>
          {shown.map(({ id: group, title, tools }) => (
            <li key={group}>
              <HashLink hash={group}>
                {title} <span>{tools.length}</span>
              </HashLink>
            </li>
          ))}
        </ul>
      </search>
      <div hidden={!isWhole}>{children}</div>
      <p className={styles.about} role="status">
        {count > 0 ? `${found}. ${cards}` : search.none}
      </p>
      {shown.map(({ id: group, title, text, tools }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <div className={styles.head}>
            <h2 id={group}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <Tools tools={tools} isLed={isWhole} />
        </section>
      ))}
      <div id="verificacion" className={styles.verification}>
        <h2>{claim}</h2>
        <p>
          {verification} <AppLink to={contradicted.to}>{contradicted.label}</AppLink>.
        </p>
      </div>
    </>
  );
}

/** Those with a chart as cards beside the others; what was looked for is a plain list. */
function Tools({ tools, isLed }: Pick<ToolGroup, 'tools'> & { isLed: boolean }) {
  const leads = tools.filter(({ axes }) => isLed && axes);
  const others = tools.filter((tool) => !leads.includes(tool));
  return (
    <div className={styles.tools} data-led={leads.length > 0} data-onward>
      {leads.length > 0 && (
        <div className={styles.leads}>
          {leads.map((tool) => (
            <ToolCard key={tool.to} tool={tool} isLead />
          ))}
        </div>
      )}
      <ul>
        {others.map((tool) => (
          <li key={tool.to}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RecentProps = { groups: ToolGroup[]; title: string; children: ReactNode };

/** The last ones that were used on this device, in the place of an example: nothing moves. */
function Recent({ groups, title, children }: RecentProps) {
  const [tools, setTools] = useState<ToolEntry[]>([]);
  useEffect(() => {
    const all = groups.flatMap((group) => group.tools);
    setTools(lastUsedTools().flatMap((path) => all.find(({ to }) => to === path) ?? []));
  }, [groups]);
  if (tools.length === 0) return <p className={styles.recent}>{children}</p>;
  return (
    <nav className={styles.recent} aria-label={title}>
      <span>{title}:</span>
      {tools.map(({ to, label }) => (
        <AppLink key={to} to={to}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
