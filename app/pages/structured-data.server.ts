import type { Content } from '../content.server/load.ts';
import { pictureFile } from '../content.server/pictures.ts';
import type { Question } from '../content.server/schema/blocks.ts';
import type { CatalogueItem } from '../content.server/schema/catalogue.ts';
import {
  companyData,
  companyReference,
  country,
  websiteData,
  websiteReference,
} from './company-data.server.ts';
import { leadPicture } from './lead-picture.server.ts';
import { breadcrumb, type PageLink } from './navigation.server.ts';
import type { Page } from './registry.server.ts';
import { addressOf, type Data, type LdObject, schemaOrg } from './schema-org.server.ts';

/** What a page says to search engines, as schema.org has it. No prices, no ratings: there are none. */
export function structuredData(content: Content, page: Page, siteUrl: string): Data[] {
  const trail = breadcrumb(content, page.path);
  const crumbs = trail.length > 1 ? [breadcrumbList(trail, siteUrl)] : [];
  return [...crumbs, ...ownData(content, page, siteUrl)];
}

function ownData(content: Content, page: Page, siteUrl: string): Data[] {
  const { company } = content.single;
  const { services, equipment, products } = content.collection;
  const reference = companyReference(company, siteUrl);
  const has = ({ slug }: { slug: string }) => page.path.endsWith(`/${slug}`);
  switch (page.kind) {
    case 'home':
      return [companyData(content, siteUrl), websiteData(content, siteUrl)];
    case 'about':
      return [{ ...webPage('AboutPage', content, page, siteUrl), mainEntity: reference }];
    case 'contact':
      return [
        {
          ...webPage('ContactPage', content, page, siteUrl),
          mainEntity: { '@id': reference['@id'] },
        },
        companyData(content, siteUrl),
      ];
    case 'services': {
      const list = services.map(({ title, link }) => ({
        name: title,
        url: addressOf(link, siteUrl),
      }));
      return [{ ...webPage('CollectionPage', content, page, siteUrl), mainEntity: itemList(list) }];
    }
    case 'service':
      return services.filter(has).flatMap((service) => [
        {
          ...thing('Service', content, page, siteUrl),
          serviceType: service.title,
          areaServed: country,
          provider: reference,
        },
        ...faqPage(service.faq),
      ]);
    case 'equipment':
    case 'product':
      return (page.kind === 'equipment' ? equipment : products).filter(has).flatMap((entry) => [
        {
          ...thing('Product', content, page, siteUrl),
          image: entry.images.map(({ src }) => addressOf(pictureFile(src, 1200), siteUrl)),
          category: entry.info.category,
          ...keyFigures(entry),
        },
        ...faqPage(entry.content.flatMap((block) => (block.type === 'faq' ? block.questions : []))),
      ]);
    default:
      return [];
  }
}

function keyFigures(entry: CatalogueItem): LdObject {
  if (entry.keyFigures.length === 0) return {};
  return {
    additionalProperty: entry.keyFigures.map(({ label, value, unit }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit ? { unitText: unit } : {}),
    })),
  };
}

function thing(type: string, content: Content, page: Page, siteUrl: string): Data {
  const lead = leadPicture(content, page);
  return {
    ...schemaOrg(type),
    name: page.label,
    description: page.description,
    url: addressOf(page.path, siteUrl),
    ...(lead ? { image: addressOf(pictureFile(lead.picture, 1200), siteUrl) } : {}),
  };
}

function webPage(type: string, content: Content, page: Page, siteUrl: string): Data {
  return {
    ...thing(type, content, page, siteUrl),
    inLanguage: 'es-CR',
    isPartOf: websiteReference(siteUrl),
  };
}

function itemList(items: LdObject[]): LdObject {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}

function breadcrumbList(trail: PageLink[], siteUrl: string): Data {
  const items = trail.map(({ label, to }) => ({ name: label, item: addressOf(to, siteUrl) }));
  return { ...schemaOrg('BreadcrumbList'), ...itemList(items), '@type': 'BreadcrumbList' };
}

/** Only questions that the page shows may be told. */
function faqPage(questions: Question[]): Data[] {
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
