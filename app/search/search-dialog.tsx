import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLabels } from '../site.ts';
import { readStored, writeStored } from '../storage.ts';
import { Dialog } from '../ui/dialog.tsx';
import sizes from '../ui/dialog-sizes.late.module.css';
import { Late, latePart } from '../ui/late.tsx';
import { searchFile } from './search-data.ts';
import styles from './search-dialog.late.module.css';
import { SiteLinks } from './site-links.tsx';

export type SearchDialogProps = {
  /** While its code was on its way. */
  typed: string;
  onClose: () => void;
};

/** Code and data come with the first opening, not before. */
const answers = latePart(async () => {
  const [code, data] = await Promise.all([import('./answers.tsx'), fetch(searchFile)]);
  return code.answersFrom(data);
});

const lastQuery = 'busqueda';

/** What is typed stays for the visit, also when the search has to be loaded anew. */
export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const { header, failure, form } = useLabels();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(
    () => typed || (readStored('sessionStorage', lastQuery) ?? ''),
  );

  useEffect(() => {
    field.current?.focus();
    // One goes on with what one has just typed, and writes over what was asked before.
    if (!typed) field.current?.select();
  }, [typed]);

  function type(text: string) {
    setQuery(text);
    writeStored('sessionStorage', lastQuery, text);
  }

  /** The arrows go from the field through the links and back; a letter goes on with typing. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Else the browser only empties the field.
      event.preventDefault();
      field.current?.closest('dialog')?.close();
    }
    const links = [...(found.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && (at >= 0 || step > 0)) {
      event.preventDefault();
      const next = at + step;
      if (next < 0) field.current?.focus();
      else links[Math.min(next, links.length - 1)]?.focus();
    } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      if (event.key !== ' ') field.current?.focus();
    }
  }

  function openFirst(event: FormEvent) {
    event.preventDefault();
    if (query.trim()) found.current?.querySelector<HTMLElement>('a')?.click();
  }

  return (
    <Dialog titleId={id} closeLabel={form.close} onClose={onClose} className={sizes.search}>
      <search className={styles.search} onKeyDown={onKeyDown}>
        <h2 id={id}>{header.search}</h2>
        <form onSubmit={openFirst}>
          <input
            ref={field}
            type="search"
            aria-labelledby={id}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="go"
            value={query}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </form>
        <div
          ref={found}
          className={styles.found}
          onClickCapture={(event) => {
            const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
            if (!isElsewhere && isLink(event.target)) field.current?.closest('dialog')?.close();
          }}
        >
          <Late part={answers} props={{ query }} words={failure} placeholder={<SiteLinks />} />
        </div>
      </search>
    </Dialog>
  );
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a');
