import type { Content } from './load.ts';
import { readContent } from './read.ts';

/** The public address; asked when it is needed, since .env may be read after this module. */
export function siteUrl(content?: Content): string {
  return process.env.SITE_URL || sampleUrl(content ?? readContent());
}

/** Until it is set: the domain of the sample mail, or another that nobody can own. */
function sampleUrl({ single: { company } }: Content): string {
  const [, domain = ''] = company.contactInfo.emails[0].split('@');
  return `https://www.${domain.endsWith('.example') ? domain : 'empresa.example'}`;
}
