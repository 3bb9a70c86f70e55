import type { Content } from '../content.server/load.ts';
import type { Company } from '../content.server/schema/site.ts';
import {
  addressOf,
  type Data,
  type LdObject,
  schemaOrg,
  websiteReference,
} from './schema-org.server.ts';

/** The company and its site for search engines, and how other data refer to them. */

const english = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miércoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
} as const;

export function companyData({ single: { company } }: Content, siteUrl: string): Data {
  const { contactInfo, map } = company;
  return {
    ...schemaOrg('LocalBusiness'),
    ...companyReference(company, siteUrl),
    alternateName: company.name,
    slogan: company.tagline,
    description: company.description,
    logo: addressOf('/icons/icon-512.png', siteUrl),
    image: addressOf('/social/inicio.jpg', siteUrl),
    email: contactInfo.emails[0],
    telephone: contactInfo.phones[0].number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contactInfo.address[0],
      addressLocality: contactInfo.address[1].split(',')[0] ?? '',
      addressCountry: 'CR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    ...openingHours(contactInfo),
    areaServed: country,
    sameAs: company.socialLinks.map((link) => link.url),
  };
}

function openingHours({ schedule }: Company['contactInfo']): LdObject {
  if (!schedule) return {};
  return {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schedule.days.map((day) => english[day]),
      opens: schedule.opens,
      closes: schedule.closes,
    },
  };
}

export const country = { '@type': 'Country', name: 'Costa Rica' };

export function companyReference(company: Company, siteUrl: string) {
  return {
    '@type': 'LocalBusiness',
    '@id': addressOf('/#empresa', siteUrl),
    name: company.longName,
    url: addressOf('/', siteUrl),
  };
}

export function websiteData({ single: { company } }: Content, siteUrl: string): Data {
  return {
    ...schemaOrg('WebSite'),
    ...websiteReference(siteUrl),
    name: company.name,
    alternateName: company.longName,
    url: addressOf('/', siteUrl),
    inLanguage: 'es-CR',
    publisher: { '@id': companyReference(company, siteUrl)['@id'] },
  };
}
