import { useEffect, useId, useRef } from 'react';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sent-dialog.module.css';

export type SentDialogProps = { firstName: string; onClose: () => void };

export function SentDialog({ firstName, onClose }: SentDialogProps) {
  const { form: words } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const proceed = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    // React's autoFocus comes too early, while the dialog is still closed.
    proceed.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <button type="button" className={styles.close} aria-label={words.close} onClick={close}>
        <Icon name="close" />
      </button>
      <Icon name="check" className={styles.icon} width="48" height="48" />
      <h2 id={titleId}>{fill(words.greeting, { name: firstName })}</h2>
      <p>{words.success}</p>
      <Button ref={proceed} onClick={close}>
        {words.continue}
      </Button>
    </dialog>
  );
}
