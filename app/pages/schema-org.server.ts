import type { Question } from '../content.server/schema/blocks.ts';
import { largestFile } from '../ui/picture-sizes.ts';
import type { PageFacts } from './page-kind.server.ts';

type LdValue = string | number | boolean | LdValue[] | LdObject;
export type LdObject = { [key: string]: LdValue };
/** What a page says to search engines, as schema.org has it. No prices, no ratings: there are none. */
export type Data = { '@context': 'https://schema.org'; '@type': string } & LdObject;

export function schemaOrg(type: string): Data {
  return { '@context': 'https://schema.org', '@type': type };
}

export function addressOf(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

/** What a page is about: its name, description, address and picture. */
export function thing(type: string, page: PageFacts, siteUrl: string): Data {
  const { label, description, path, picture } = page;
  return {
    ...schemaOrg(type),
    name: label,
    description,
    url: addressOf(path, siteUrl),
    ...(picture && { image: addressOf(largestFile(picture.picture), siteUrl) }),
  };
}

/** The page itself, as a part of the site. */
export function webPage(type: string, page: PageFacts, siteUrl: string): Data {
  return {
    ...thing(type, page, siteUrl),
    inLanguage: 'es-CR',
    isPartOf: websiteReference(siteUrl),
  };
}

export function websiteReference(siteUrl: string) {
  return { '@id': addressOf('/#sitio', siteUrl) };
}

export function itemList(items: LdObject[]): LdObject {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}

/** Only questions that the page shows may be told. */
export function faqPage(questions: Question[]): Data[] {
  if (questions.length === 0) return [];
  return [
    {
      ...schemaOrg('FAQPage'),
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
