import { fill } from '../ui/fill.ts';

/** The fields that a link to the contact form may fill in. */
export const subjectParameter = 'asunto';
export const messageParameter = 'mensaje';

/** Where the form begins: whoever brings data sees at once that they came along. */
export const formId = 'formulario';

/** The contact form with its subject, and perhaps its message, filled in. */
export function quoteLink(template: string, page: string, message?: string): string {
  const query = new URLSearchParams({ [subjectParameter]: fill(template, { page }) });
  if (message) query.set(messageParameter, message);
  return `/contact?${query}#${formId}`;
}
