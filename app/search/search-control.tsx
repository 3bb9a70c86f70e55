import { type MouseEvent, useEffect, useState } from 'react';
import { useLabels } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './search-control.module.css';
import { SearchDialog } from './search-dialog.tsx';

/** A link to the list of all pages, which it is without scripts; with them it opens the search. */
export function SearchControl() {
  const words = useLabels().search;
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isBusy(event.target)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads there */}
      <a
        className={styles.control}
        href="#mapa-del-sitio"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={onClick}
      >
        <Icon name="find" />
        <span className={styles.name}>{words.open}</span>
      </a>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const withControl = ctrlKey || metaKey;
  return withControl ? key.toLowerCase() === 'k' && !altKey : key === '/';
}

/** Somebody types into a field, or looks at another dialog. */
function isBusy(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return isField || document.querySelector('dialog[open]') !== null;
}
