import { fill } from '../ui/fill.ts';

export const subjectParameter = 'asunto';

/** The contact form with its subject filled in. */
export function quoteLink(template: string, page: string): string {
  return `/contact?${new URLSearchParams({ [subjectParameter]: fill(template, { page }) })}`;
}
