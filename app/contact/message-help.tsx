import type { RefObject } from 'react';
import type { Helps } from '../pages/contact/schema.ts';
import { Button } from '../ui/button.tsx';
import { ReadyFieldset } from '../ui/ready-fieldset.tsx';
import { addToMessage, saveDraft } from './draft.ts';
import { control } from './message.ts';
import styles from './message-help.module.css';

export type MessageHelpProps = Helps & { form: RefObject<HTMLFormElement | null> };

/** What is filled in. */
const blank = '__';

/** By subject, the figures with which one can calculate; a press puts them into the message, to be filled in. */
export function MessageHelp({ title, lead, subjects, form }: MessageHelpProps) {
  function add(line: string) {
    if (!form.current) return;
    const message = control(form.current, 'message');
    addToMessage(message, line);
    saveDraft(form.current);
    message.focus();
    const at = message.value.indexOf(blank, message.value.indexOf(line));
    if (at >= 0) message.setSelectionRange(at, at + blank.length);
  }
  return (
    <ReadyFieldset className={styles.help}>
      <legend>{title}</legend>
      <p data-conditional>{lead}</p>
      <ul className={styles.subjects}>
        {subjects.map(({ id, name, line }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => add(line)}>
              {name}
            </Button>
            <span className={styles.line}>{line}</span>
          </li>
        ))}
      </ul>
    </ReadyFieldset>
  );
}
