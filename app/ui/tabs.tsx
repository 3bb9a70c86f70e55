import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import styles from './tabs.module.css';

type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  tabs: Tab[];
  label: string;
  orientation?: 'horizontal' | 'vertical';
  /** Keeps the chosen tab in the address's #hash, so that it can be linked to. */
  linkable?: boolean;
};

/**
 * Without JavaScript every panel is shown and the tabs are links to them; with it, one panel shows.
 */
export function Tabs({ tabs, label, orientation = 'horizontal', linkable = false }: TabsProps) {
  const prefix = useId();
  const [selected, setSelected] = useState(tabs[0]?.id);
  const panelId = (id: string) => (linkable ? id : `${prefix}${id}`);

  useEffect(() => {
    if (!linkable) return;
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const tab = tabs.find(({ id }) => document.getElementById(id)?.contains(target));
      if (!tab) return;
      setSelected(tab.id);
      // What stands inside a panel can be scrolled to once the panel shows.
      if (target?.id !== tab.id) requestAnimationFrame(() => target?.scrollIntoView());
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [linkable, tabs]);

  function select(id: string) {
    setSelected(id);
    // The router's own state stays in the entry: it holds the key for restoring the scroll position.
    if (linkable) history.replaceState(history.state, '', `#${id}`);
  }

  function onClick(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowDown: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      ArrowUp: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === ' ') event.currentTarget.click();
    if (target === undefined && event.key !== ' ') return;
    event.preventDefault();
    const tab = tabs[target ?? index];
    if (!tab) return;
    select(tab.id);
    document.getElementById(`${prefix}tab-${tab.id}`)?.focus();
  }

  return (
    <div className={styles.tabs} data-orientation={orientation}>
      <div className={styles.list} role="tablist" aria-label={label} aria-orientation={orientation}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${prefix}tab-${tab.id}`}
            className={styles.tab}
            role="tab"
            href={`#${panelId(tab.id)}`}
            aria-selected={tab.id === selected}
            aria-controls={panelId(tab.id)}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={(event) => onClick(event, tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab.id)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${prefix}tab-${tab.id}`}
          data-selected={tab.id === selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
