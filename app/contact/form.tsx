import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Labels } from '../content.server/load.ts';
import type { Helps } from '../pages/contact/schema.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { fill } from '../ui/fill.ts';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import styles from './form.module.css';
import type { MailService } from './mail.ts';
import { type FieldErrors, findErrors, focusFirst, namesOf, readMessage } from './message.ts';
import { MessageHelp } from './message-help.tsx';
import type { PrivacyNotice } from './privacy.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { messageParameter, subjectParameter } from './quote-link.ts';
import { sendMessage } from './send.ts';
import { SentDialog } from './sent-dialog.tsx';
import { topicIn } from './topic.ts';

export type ContactFormProps = {
  words: Labels['form'];
  helps: Helps;
  mail: MailService;
  privacy: PrivacyNotice;
};

type State =
  | { step: 'idle' | 'sending' | 'failed' }
  /** Not again with every field that is mended: it is read aloud. */
  | { step: 'wrong'; fields: string }
  | { step: 'sent'; firstName: string };

/** Without JavaScript the form posts itself to the same service and the browser checks its fields. */
export function ContactForm({ words, helps, mail, privacy }: ContactFormProps) {
  const { company } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({ step: 'idle' });
  // The state is known to the next render only; two clicks may come before it.
  const underWay = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [search] = useSearchParams();
  const subject = search.get(subjectParameter);
  const message = search.get(messageParameter);
  const [isCarried, setIsCarried] = useState(false);
  const [topic, setTopic] = useState<string>();

  useEffect(() => {
    if (!form.current) return;
    // From here on the messages are ours, in Spanish; the rules stay the browser's.
    form.current.noValidate = true;
    restoreDraft(form.current, { subject, message });
    setTopic(topicIn(readMessage(form.current), helps.subjects)?.id);
    // Not before: the page was made without knowing what an address brings.
    setIsCarried(message !== null);
  }, [subject, message, helps]);

  // A disabled button loses the focus; whoever uses the keyboard gets the place back.
  useEffect(() => {
    if (state.step === 'failed') button.current?.focus();
  }, [state.step]);

  /** What is no longer wrong is no longer called so. */
  function onFilled(element: HTMLFormElement) {
    saveDraft(element);
    const wrong = Object.entries(findErrors(element, words));
    setErrors((was) => Object.fromEntries(wrong.filter(([name]) => name in was)));
    if (wrong.length === 0 && state.step === 'wrong') setState({ step: 'idle' });
  }

  function onClose() {
    setState({ step: 'idle' });
    button.current?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (underWay.current) return;
    const found = findErrors(element, words);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(element, found);
      setState({ step: 'wrong', fields: namesOf(found, words) });
      return;
    }
    underWay.current = true;
    setState({ step: 'sending' });
    const typed = readMessage(element);
    try {
      await sendMessage(mail, typed);
    } catch {
      setState({ step: 'failed' });
      return;
    } finally {
      underWay.current = false;
    }
    element.reset();
    clearDraft();
    setTopic(undefined);
    setState({ step: 'sent', firstName: typed.name.split(/\s+/)[0] ?? '' });
  }

  const sending = state.step === 'sending';
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={`${mail.origin}/api/v1.0/email/send-form`}
        encType="multipart/form-data"
        aria-busy={sending}
        onInput={(event) => onFilled(event.currentTarget)}
        onSubmit={onSubmit}
      >
        {isCarried && <p className={styles.carried}>{words.carried}</p>}
        <input type="hidden" name="user_id" value={mail.publicKey} />
        <input type="hidden" name="service_id" value={mail.serviceId} />
        <input type="hidden" name="template_id" value={mail.templateId} />
        <MessageHelp
          {...helps}
          form={form}
          chosen={topic}
          onChoose={setTopic}
          onFilled={onFilled}
        />
        <div className={styles.pair}>
          <TextField
            label={words.name}
            name="name"
            autoComplete="name"
            required
            error={errors.name}
          />
          <TextField
            label={words.email}
            name="from_email"
            type="email"
            autoComplete="email"
            required
            error={errors.from_email}
          />
        </div>
        <TextField label={words.subject} name="subject" required error={errors.subject} />
        <TextAreaField
          label={words.message}
          name="message"
          rows={3}
          required
          error={errors.message}
        />
        <div role="alert" className={styles.failure}>
          {state.step === 'wrong' && <p>{fill(words.wrong, state)}</p>}
          {state.step === 'failed' && (
            <>
              <p lang="en">{words.failure}</p>
              <p>{fill(words.failureHelp, { phone: company.contactInfo.phones[0].label })}</p>
            </>
          )}
        </div>
        <div className={styles.foot}>
          <Button ref={button} type="submit" disabled={sending} data-widest={words.send}>
            {sending ? words.sending : words.send}
          </Button>
          <PrivacyNote notice={privacy} />
        </div>
      </form>
      {state.step === 'sent' && (
        <SentDialog words={words} firstName={state.firstName} onClose={onClose} />
      )}
    </>
  );
}
