import { control, fieldNames, type Message } from './contact-message.ts';

/** What was typed outlives a reload of the tab, and nothing longer. */
const key = 'contact-draft';

type Draft = Partial<Message> & { linkedSubject?: string };

function read(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function write(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be switched off or full; the form works without it.
  }
}

export function saveDraft(form: HTMLFormElement) {
  const values = fieldNames.map((name) => [name, control(form, name).value]);
  write({ ...read(), ...Object.fromEntries(values) });
}

/** A link's subject fills the field once: after that, what the visitor made of it stays. */
export function restoreDraft(form: HTMLFormElement, linkedSubject: string | null) {
  const draft = read();
  for (const name of fieldNames) {
    const field = control(form, name);
    field.value ||= draft[name] ?? '';
  }
  if (linkedSubject && linkedSubject !== draft.linkedSubject) {
    control(form, 'subject').value = linkedSubject;
    write({ ...draft, linkedSubject });
  }
  saveDraft(form);
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
