import type { Content } from '../../content.server/load.ts';
import { filesOf, namedInMenu } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { serviceCards, servicePicture } from '../service/cards.server.ts';
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
  check: ({ single, collection }) =>
    single.services.needs.list.flatMap((need, index) => {
      const field = `needs.list.${index}.topic`;
      const message = `no hay «${need.topic}» entre los subtemas de services/${need.service}.yaml`;
      return answerTo(need, collection.services) ? [] : [{ file: 'services.yaml', field, message }];
    }),
};

type Services = Content['collection']['services'];
type Need = Content['single']['services']['needs']['list'][number];

/** The sub-topic that attends to a need, as the page shows it. */
function answerTo({ need, service: slug, topic }: Need, services: Services) {
  const service = services.find((one) => one.slug === slug);
  const item = service?.items.find(({ id }) => id === topic);
  if (!service || !item) return;
  const { id, title, introduction, receives, imageUrl, imageAlt } = item;
  const to = `${service.link}#${id}`;
  const [first = ''] = introduction.match(/^.*?[.?](?=\s|$)/s) ?? [];
  return { id, need, title, said: first, receives, imageUrl, imageAlt, to, service: service.title };
}

export type NeedAnswer = NonNullable<ReturnType<typeof answerTo>>;

export function load({ content }: LoadContext) {
  const { services: page, home, clients } = content.single;
  const { services } = content.collection;
  return {
    page,
    answers: page.needs.list.flatMap((need) => answerTo(need, services) ?? []),
    clientsHead: home.clients,
    clients,
    services: serviceCards(content),
  };
}
