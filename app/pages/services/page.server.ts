import type { Content } from '../../content.server/load.ts';
import { filesOf, namedInMenu } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { servicePicture } from '../service/cards.server.ts';
import { reads } from './schema.ts';
import { sampleSheet, sheetProblem } from './sheets.server.ts';

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
          // It shows the words of the services; the pictures are those of other pages.
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
      const field = `needs.list.${index}`;
      const message = `no hay «${need.topic}» entre los subtemas de services/${need.service}.yaml`;
      const sheet = sheetProblem(need);
      return [
        ...(topicOf(need, collection.services) ? [] : [{ field: `${field}.topic`, message }]),
        ...(sheet ? [{ field: `${field}.sampleSheet`, message: sheet }] : []),
      ].map((problem) => ({ file: 'services.yaml', ...problem }));
    }),
  samples: ({ single: { services } }) =>
    services.plan.sample
      ? [
          {
            file: 'content/services.yaml',
            field: 'plan',
            message:
              'los plazos («takes» en services/*.yaml) son de muestra: escriba los suyos y ponga «sample: false»',
          },
        ]
      : [],
};

type Services = Content['collection']['services'];
type Need = Content['single']['services']['needs']['list'][number];

function topicOf({ service: slug, topic }: Need, services: Services) {
  const service = services.find((one) => one.slug === slug);
  const item = service?.items.find(({ id }) => id === topic);
  return service && item && { service, item };
}

/** The sub-topic that attends to a need, with a page of what it ends in. */
function answerTo(need: Need, { single, collection }: Content) {
  const found = topicOf(need, collection.services);
  if (!found) return;
  const { service, item } = found;
  const { id, title, introduction, receives, imageUrl, imageAlt } = item;
  const [said = ''] = introduction.match(/^.*?[.?](?=\s|$)/s) ?? [];
  return {
    id,
    need: need.need,
    title,
    said,
    receives,
    imageUrl,
    imageAlt,
    sheet: sampleSheet(need, single.services.needs),
    to: `${service.link}#${id}`,
    service: service.title,
  };
}

export type NeedAnswer = NonNullable<ReturnType<typeof answerTo>>;

export function load({ content }: LoadContext) {
  const { services: page, home, clients, team, labels } = content.single;
  const { services } = content.collection;
  return {
    page,
    drawn: labels.services.drawn,
    answers: page.needs.list.flatMap((need) => answerTo(need, content) ?? []),
    clientsHead: home.clients,
    clients,
    services: services.map(({ id, icon, title, description, link, items, responsible }) => ({
      id,
      icon,
      title,
      description,
      link,
      role: team.find((member) => member.id === responsible)?.role ?? '',
      // A figure and its unit stay in one line.
      rows: items.map(({ id: topic, name, receives, takes }) => ({
        id: topic,
        name,
        receives,
        takes: takes.replaceAll(' ', '\u00a0'),
      })),
    })),
  };
}

export type PlannedService = ReturnType<typeof load>['services'][number];
