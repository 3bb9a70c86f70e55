import type { Company } from '../content.server/schema/site.ts';
import type { Privacy } from '../pages/contact/schema.ts';
import type { MailService } from './mail.ts';

type PrivacyPoint = { title: string; text: string };
export type PrivacyNotice = { line: string; summary: string; points: PrivacyPoint[] };

/** What the visitor is told about the form: only what happens as this site is set up. */
export function privacyNotice(
  { line, summary, points }: Privacy,
  mail: MailService,
  provider: Company['map']['provider'],
): PrivacyNotice {
  const { responsible, sent, destination, purpose, browser, map, rights } = points;
  const kept = mail.rateLimit > 0 ? `${browser.text} ${browser.rateLimit}` : browser.text;
  return {
    line,
    summary,
    points: [
      responsible,
      sent,
      { title: destination.title, text: mail.origin ? destination.service : destination.inbox },
      purpose,
      { title: browser.title, text: kept },
      { title: map.title, text: map[provider] },
      rights,
    ],
  };
}
