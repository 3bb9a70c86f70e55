import { readStoredRecord, writeStored } from '../storage.ts';
import { control, fieldNames, type Message } from './message.ts';

/** What was typed outlives a reload of the tab, and nothing longer. */
const key = 'contact-draft';

type Draft = Partial<Message> & { linked?: string };

/** What a link to the form brings along. */
export type Linked = { subject: string | null; message: string | null };

function read(): Draft {
  const stored = readStoredRecord('sessionStorage', key);
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

function write(draft: Draft) {
  writeStored('sessionStorage', key, JSON.stringify(draft));
}

export function saveDraft(form: HTMLFormElement) {
  const values = fieldNames.map((name) => [name, control(form, name).value]);
  write({ ...read(), ...Object.fromEntries(values) });
}

/** What a link brings fills its fields once: after that, what the visitor made of them stays. */
export function restoreDraft(form: HTMLFormElement, { subject, message }: Linked) {
  const draft = read();
  for (const name of fieldNames) {
    const field = control(form, name);
    field.value ||= draft[name] ?? '';
  }
  const linked = JSON.stringify([subject, message]);
  if ((subject || message) && linked !== draft.linked) {
    if (subject) control(form, 'subject').value = subject;
    if (message) addToMessage(control(form, 'message'), message);
    write({ ...draft, linked });
  }
  saveDraft(form);
}

/** A message that somebody has begun is kept; what is added goes below it. */
export function addToMessage(field: { value: string }, message: string) {
  if (field.value.includes(message)) return;
  field.value = field.value.trim() ? `${field.value.trim()}\n\n${message}` : message;
}

export function clearDraft() {
  writeStored('sessionStorage', key, null);
}
