import type { Content } from './load.ts';
import { breadcrumb } from './navigation.ts';
import type { Page } from './registry.ts';
import type { Block } from './schema/blocks.ts';

type Data = { '@context': 'https://schema.org'; '@type': string } & Record<string, LdValue>;
type LdValue = string | number | boolean | LdValue[] | { [key: string]: LdValue };

/** What a page says to search engines, as schema.org has it. No prices, no ratings: there are none. */
export function structuredData(content: Content, page: Page, siteUrl: string): Data[] {
  const trail = breadcrumb(content, page.path);
  const data: Data[] = trail.length > 1 ? [breadcrumbList(trail, siteUrl)] : [];
  const slug = page.path.split('/').at(-1);
  if (page.kind === 'home') data.push(organization(content, siteUrl), website(content, siteUrl));
  if (page.kind === 'contact')
    data.push(thing('ContactPage', page, siteUrl), organization(content, siteUrl));
  if (page.kind === 'service') data.push(service(content, page, siteUrl));
  const entry =
    page.kind === 'equipment'
      ? content.collection.equipment.find((candidate) => candidate.slug === slug)
      : page.kind === 'product'
        ? content.collection.products.find((candidate) => candidate.slug === slug)
        : undefined;
  if (entry) {
    data.push({ ...thing('Product', page, siteUrl), category: entry.info.category });
    const questions = entry.content.flatMap((block: Block) =>
      block.type === 'faq' ? block.questions : [],
    );
    if (questions.length > 0) data.push(faqPage(questions));
  }
  return data;
}

const context = { '@context': 'https://schema.org' } as const;

function thing(type: string, page: Page, siteUrl: string): Data {
  return {
    ...context,
    '@type': type,
    name: page.label,
    description: page.description,
    url: new URL(page.path, siteUrl).href,
  };
}

function organization({ single: { company } }: Content, siteUrl: string): Data {
  const { contactInfo, map } = company;
  return {
    ...context,
    '@type': 'LocalBusiness',
    '@id': new URL('/#empresa', siteUrl).href,
    name: company.longName,
    alternateName: company.name,
    description: company.description,
    url: siteUrl,
    email: contactInfo.emails[0],
    telephone: contactInfo.phones[0].number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contactInfo.address[0],
      addressLocality: contactInfo.address[1],
      addressCountry: 'CR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    sameAs: company.socialLinks.map((link) => link.url),
  };
}

function website({ single: { company } }: Content, siteUrl: string): Data {
  return { ...context, '@type': 'WebSite', name: company.name, url: siteUrl, inLanguage: 'es-CR' };
}

function service({ single: { company } }: Content, page: Page, siteUrl: string): Data {
  return {
    ...thing('Service', page, siteUrl),
    areaServed: 'CR',
    provider: { '@type': 'Organization', name: company.longName, url: siteUrl },
  };
}

function breadcrumbList(trail: { to: string; label: string }[], siteUrl: string): Data {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.label,
      item: new URL(link.to, siteUrl).href,
    })),
  };
}

function faqPage(questions: { question: string; answer: string }[]): Data {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
