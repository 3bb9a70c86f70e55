import { mailService } from '../../contact/mail.ts';
import { mapLinks } from '../../contact/map.ts';
import { privacyNotice } from '../../contact/privacy.ts';
import type { Content } from '../../content.server/load.ts';
import { companyData, companyReference } from '../company-data.server.ts';
import { filesOf, leadPicture, namedInMenu } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { webPage } from '../schema-org.server.ts';
import { reads } from './schema.ts';

export const kind: PageKind<'contact', typeof reads> = {
  name: 'contact',
  route: '/contact',
  reads,
  pages: (content) => {
    const { contact, company, home } = content.single;
    // It has no picture of its own.
    const [view] = home.hero.images;
    return [
      {
        ...namedInMenu(content, '/contact'),
        description: contact.meta.description,
        parent: '/',
        sources: filesOf(content, 'contact', 'company'),
        passages: [{ title: '', text: wordsOf(content) }],
        picture: leadPicture(view?.src, view?.alt),
        structuredData: (page, siteUrl) => [
          {
            ...webPage('ContactPage', page, siteUrl),
            mainEntity: { '@id': companyReference(company, siteUrl)['@id'] },
          },
          companyData(content, siteUrl),
        ],
      },
    ];
  },
  samples: ({ single: { contact } }) =>
    contact.privacy.sample || !contact.privacy.reviewed
      ? [
          {
            file: 'content/contact.yaml',
            field: 'privacy',
            message:
              'lea el aviso (Ley 8968) con quien le asesora, corríjalo si no dice lo que hace su empresa, escriba en «reviewed» quién lo leyó y cuándo, y ponga «sample: false»',
          },
        ]
      : [],
};

function wordsOf({ single: { company, labels } }: Content): string {
  const { address, phones, emails, hours } = company.contactInfo;
  const { contact } = labels;
  return [
    `${contact.phones}: ${phones.map(({ label }) => label).join(', ')}.`,
    `${contact.emails}: ${emails.join(', ')}.`,
    `${contact.address}: ${address.join(', ')}.`,
    `${contact.hours}: ${hours}.`,
  ].join(' ');
}

export function load({ content }: LoadContext) {
  const { contact, company, labels } = content.single;
  const { privacy, ...page } = contact;
  const mail = mailService(process.env);
  return {
    page,
    answer: company.contactInfo.answer,
    words: labels.form,
    places: labels.contact,
    mail,
    privacy: privacyNotice(privacy, mail, company.map.provider),
    map: mapLinks(company.map),
  };
}
