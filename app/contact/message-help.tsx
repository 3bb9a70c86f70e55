import { Fragment, type RefObject } from 'react';
import type { Helps } from '../pages/contact/schema.ts';
import { useSite } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { ReadyFieldset } from '../ui/ready-fieldset.tsx';
import { control, readMessage } from './message.ts';
import styles from './message-help.module.css';
import { type Topic, withTopic } from './topic.ts';

export type MessageHelpProps = Helps & {
  form: RefObject<HTMLFormElement | null>;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onFilled: (form: HTMLFormElement) => void;
};

/** What is filled in. */
const blank = '__';

/** By topic, the figures with which one can calculate; a press puts them into the form, to be filled in. */
export function MessageHelp(props: MessageHelpProps) {
  const { title, lead, subjects, onPaper, form, chosen, onChoose, onFilled } = props;
  const { emails, phones, whatsapp } = useSite().company.contactInfo;
  const ways = {
    mail: emails[0],
    phone: phones[0].label,
    chat: phones.find(({ number }) => number === whatsapp)?.label ?? whatsapp,
  };
  function choose(topic: Topic) {
    if (!form.current) return;
    const message = control(form.current, 'message');
    const typed = withTopic(readMessage(form.current), topic, subjects);
    control(form.current, 'subject').value = typed.subject;
    message.value = typed.message;
    onFilled(form.current);
    onChoose(topic.id);
    message.focus();
    const at = typed.message.indexOf(blank, typed.message.indexOf(topic.line));
    if (at >= 0) message.setSelectionRange(at, at + blank.length);
  }
  return (
    <ReadyFieldset className={styles.help}>
      <legend>{title}</legend>
      <p data-conditional>{lead}</p>
      <ul className={styles.subjects}>
        <li hidden data-on-paper>
          <span>{onPaper.name}</span>
          <Line text={onPaper.line} />
        </li>
        {subjects.map((topic) => (
          <li key={topic.id}>
            <button type="button" aria-pressed={topic.id === chosen} onClick={() => choose(topic)}>
              {topic.name}
            </button>
            <Line text={topic.line} />
          </li>
        ))}
        <li hidden data-on-paper>
          <span>{onPaper.comments}</span>
          <span className={styles.line}>
            <i />
            <i />
            <i />
            <small>{fill(onPaper.send, ways)}</small>
          </span>
        </li>
      </ul>
    </ReadyFieldset>
  );
}

function Line({ text }: { text: string }) {
  return (
    <span className={styles.line}>
      {text.split(/\s· /).map((asked) => (
        <span key={asked}>
          {asked.split(blank).map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words stand between several blanks
            <Fragment key={at}>
              {at > 0 && <i>{blank}</i>}
              {words}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
