import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { lastUsedTools } from '../../calculator/last-used.ts';
import { PageCard } from '../../sections/page-card.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { fill } from '../../ui/fill.ts';
import type { ToolEntry, ToolGroup } from './page.server.ts';
import { matches } from './search.ts';
import styles from './tool-list.module.css';

export type ToolListProps = {
  groups: ToolGroup[];
  search: Record<'label' | 'example' | 'found' | 'foundOne' | 'none', string>;
  recent: string;
  verification: string;
};

/** All tools by what one wants to do; what is typed narrows them at once. */
export function ToolList({ groups, search, recent, verification }: ToolListProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // It may have been typed before React was there.
  useLayoutEffect(() => setQuery(field.current?.value ?? ''), []);
  const shown = groups
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
        <Recent groups={groups} title={recent}>
          {search.example}
        </Recent>
      </search>
      <p role="status" className={styles.found}>
        {count > 0 ? found : search.none}
      </p>
      {shown.map(({ id: group, title, text, tools }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <div>
            <h2 id={group}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <ul>
            {tools.map((tool) => (
              <li key={tool.to}>
                <PageCard page={tool} heading="h3">
                  <p>{tool.summary}</p>
                </PageCard>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.verification}>{verification}</p>
    </>
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
