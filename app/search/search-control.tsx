import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLabels } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { withLateSheet } from '../ui/switched-sheet.ts';
import styles from './search-control.module.css';

type Code = typeof import('./search-dialog.tsx');

/** A link to the list of all pages, which it stays without scripts; with them it opens the search. */
export function SearchControl() {
  const { search } = useLabels().header;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ code: Code; typed: string }>();

  async function open(event?: Pick<MouseEvent, 'preventDefault'>, asked = '') {
    event?.preventDefault();
    const { dataset } = document.documentElement;
    // What is typed from here on is kept for the field (enhance/start.ts).
    dataset.asked = siteMap;
    const code = await withLateSheet(import('./search-dialog.tsx')).catch(() => undefined);
    if (code) setOpened({ code, typed: asked || (dataset.typed ?? '') });
    else navigate(siteMap);
    delete dataset.asked;
    delete dataset.typed;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) && !isBusy(event.target)) open(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  // Pressed before this was there, or asked on the page of an unknown address, which has no search of its own.
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('buscar');
    if (asked || document.documentElement.dataset.asked) openAsked(undefined, asked ?? '');
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
      {opened && (
        <opened.code.SearchDialog typed={opened.typed} onClose={() => setOpened(undefined)} />
      )}
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
