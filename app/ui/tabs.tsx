import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { chosenIn, UnseenRadio } from './choice.tsx';
import { hashTarget } from './hash-target.ts';
import styles from './tabs.module.css';

type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  tabs: Tab[];
  label: string;
  orientation?: 'horizontal' | 'vertical';
  /** Keeps the chosen tab in the address's #hash, so that it can be linked to. */
  linkable?: boolean;
};

/** As many as the style sheet can switch by itself. */
const most = 8;

/**
 * Until React is there the tabs are radio buttons, and the style sheet shows the panel of the chosen
 * one. React takes over which one that is and makes real tabs of what is around them. The radio buttons
 * stay, hidden: a press that is under way on one of them would else be lost.
 */
export function Tabs({ tabs, label, orientation = 'horizontal', linkable = false }: TabsProps) {
  if (tabs.length > most) throw new Error(`At most ${most} tabs: ${label}`);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { key } = useLocation();
  const isLed = useNavigationType() !== 'POP';
  const followed = useRef<string>(undefined);
  /** Unknown until React has taken over. */
  const [selected, setSelected] = useState<string>();
  const tabId = (id: string) => `${prefix}tab-${id}`;
  const panelId = (id: string) => (linkable ? id : `${prefix}${id}`);

  // Once: later the radio buttons say nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const index = chosenIn(list.current);
    hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    const id = tabs[index]?.id ?? '';
    if (index > 0) select(id);
    else setSelected(id);
  }, []);

  useLayoutEffect(() => {
    if (!selected || !hadFocus.current) return;
    hadFocus.current = false;
    list.current
      ?.querySelector<HTMLElement>('[aria-selected=true]')
      ?.focus({ preventScroll: true });
  }, [selected]);

  useEffect(() => {
    if (!linkable) return;
    const follow = (event?: Event) => {
      const target = hashTarget();
      const tab = tabs.find(({ id }) => document.getElementById(id)?.contains(target));
      if (!tab) return;
      setSelected(tab.id);
      // What stands inside a panel can be scrolled to once the panel shows, and so can the panel that a link leads to.
      const leads = event || target?.id !== tab.id || (isLed && followed.current !== key);
      if (leads) requestAnimationFrame(() => target?.scrollIntoView());
    };
    follow();
    followed.current = key;
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [linkable, tabs, key, isLed]);

  function select(id: string) {
    setSelected(id);
    // The router's own state stays in the entry: it holds the key for restoring the scroll position.
    if (linkable) history.replaceState(history.state, '', `#${id}`);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowDown: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      ArrowUp: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
      Enter: index,
      ' ': index,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  }

  return (
    <div className={styles.tabs} data-orientation={orientation}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a label */}
      <div
        ref={list}
        className={styles.list}
        role={selected ? 'tablist' : 'radiogroup'}
        aria-label={label}
        aria-orientation={orientation}
      >
        {tabs.map((tab, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: around a radio button, then a tab
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={tab.id}
            className={styles.tab}
            data-tab
            onClick={() => select(tab.id)}
            {...(selected && {
              role: 'tab',
              id: tabId(tab.id),
              'aria-selected': tab.id === selected,
              'aria-controls': panelId(tab.id),
              tabIndex: tab.id === selected ? 0 : -1,
              onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
            })}
          >
            <UnseenRadio
              name={prefix}
              aria-labelledby={`${prefix}name-${tab.id}`}
              defaultChecked={index === 0}
              hidden={selected !== undefined}
            />
            <span id={`${prefix}name-${tab.id}`}>{tab.label}</span>
          </div>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab.id)}
          className={styles.panel}
          data-panel
          data-name={typeof tab.label === 'string' ? tab.label : undefined}
          data-selected={selected && tab.id === selected}
          {...(selected && { role: 'tabpanel', 'aria-labelledby': tabId(tab.id) })}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
