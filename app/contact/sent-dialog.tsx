import { useEffect, useId, useRef } from 'react';
import type { Labels } from '../content.server/load.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sent-dialog.module.css';

export type SentDialogProps = { words: Labels['form']; firstName: string; onClose: () => void };

export function SentDialog({ words, firstName, onClose }: SentDialogProps) {
  const proceed = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  // React's autoFocus comes too early, while the dialog is still closed.
  useEffect(() => proceed.current?.focus(), []);

  return (
    <Dialog titleId={titleId} closeLabel={words.close} onClose={onClose}>
      <Icon name="check" className={styles.icon} width="48" height="48" />
      <h2 id={titleId}>{fill(words.greeting, { name: firstName })}</h2>
      <p className={styles.text}>{words.success}</p>
      <Button ref={proceed} onClick={() => proceed.current?.closest('dialog')?.close()}>
        {words.continue}
      </Button>
    </Dialog>
  );
}
