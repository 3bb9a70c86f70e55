import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLabels } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './search-control.module.css';

type Code = typeof import('./search-dialog.tsx');

/** A link to the list of all pages, which it stays without scripts; with them it opens the search. */
export function SearchControl() {
  const { search } = useLabels().header;
  const [code, setCode] = useState<Code>();

  async function open(event?: Pick<MouseEvent, 'preventDefault'>) {
    event?.preventDefault();
    const loaded = await import('./search-dialog.tsx').catch(() => undefined);
    if (loaded) setCode(loaded);
    else location.hash = siteMap;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) && !isBusy(event.target)) open(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  // Pressed before this was there (enhance/start.ts).
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.asked) openAsked();
    delete dataset.asked;
  }, []);

  return (
    <>
      <a
        className={styles.control}
        href={siteMap}
        aria-label={search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <Icon name="find" />
      </a>
      {code && <code.SearchDialog onClose={() => setCode(undefined)} />}
    </>
  );
}

const siteMap = '#mapa-del-sitio';

function isShortcut({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key === 'k' : key === '/';
}

/** Somebody types into a field, or looks at a dialog. */
function isBusy(target: EventTarget | null): boolean {
  const isField = (target as Element).matches('input, textarea, select');
  return isField || document.querySelector('dialog[open]') !== null;
}
