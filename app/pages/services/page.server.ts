import { filesOf, namedInMenu } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { illustratedServiceCards, servicePicture } from '../service/cards.server.ts';
import { reads } from './schema.ts';

export const kind: PageKind<'services', typeof reads> = {
  name: 'services',
  route: '/services',
  reads,
  pages: (content) => {
    const { services } = content.collection;
    return [
      {
        ...namedInMenu(content, '/services'),
        description: content.single.services.meta.description,
        parent: '/',
        sources: [
          ...filesOf(content, 'services', 'clients'),
          // Its cards show the words of the services; the pictures are those of other pages.
          ...services.map(({ slug }) => ({ file: `services/${slug}` })),
        ],
        picture: services[0] && servicePicture(services[0]),
        structuredData: (page, siteUrl) => {
          const items = services.map(({ title, link }) => ({
            name: title,
            url: addressOf(link, siteUrl),
          }));
          return [{ ...webPage('CollectionPage', page, siteUrl), mainEntity: itemList(items) }];
        },
      },
    ];
  },
};

export function load({ content }: LoadContext) {
  const { services: page, home, clients } = content.single;
  return { page, clientsHead: home.clients, clients, services: illustratedServiceCards(content) };
}
