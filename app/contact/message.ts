import { fill } from '../ui/fill.ts';

/** The fields as the mail template calls them; the form's fields carry these names. */
export const fieldNames = ['name', 'from_email', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

type Words = Record<'name' | 'email' | 'subject' | 'message' | 'required' | 'emailInvalid', string>;
type Control = HTMLInputElement | HTMLTextAreaElement;

export function control(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

export function readMessage(form: HTMLFormElement): Message {
  const entries = fieldNames.map((name) => [name, control(form, name).value.trim()]);
  return Object.fromEntries(entries) as Message;
}

const labelsOf = ({ name, email, subject, message }: Words): Message => ({
  name,
  from_email: email,
  subject,
  message,
});

/** The fields in which something is wrong, as a list to be read. */
export function namesOf(errors: FieldErrors, words: Words): string {
  const labels = labelsOf(words);
  const names = fieldNames.filter((name) => errors[name]).map((name) => labels[name]);
  return new Intl.ListFormat('es').format(names);
}

export function findErrors(form: HTMLFormElement, words: Words): FieldErrors {
  const labels = labelsOf(words);
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const { value, validity } = control(form, name);
    if (value.trim() === '' && !validity.badInput) {
      errors[name] = fill(words.required, { field: labels[name] });
    } else if (!validity.valid) {
      errors[name] = words.emailInvalid;
    }
  }
  return errors;
}

export function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const first = fieldNames.find((name) => errors[name]);
  if (!first) return;
  const field = control(form, first);
  field.focus({ preventScroll: true });
  // By itself: what has the focus already would stay out of sight.
  field.scrollIntoView({ block: 'nearest' });
}
