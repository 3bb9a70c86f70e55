import type { Content } from '../../content.server/load.ts';
import { repeatedIds } from '../../content.server/problems.ts';
import { companyData, websiteData } from '../company-data.server.ts';
import { linkTo } from '../links.server.ts';
import { filesOf, leadPicture, namedInMenu } from '../page-facts.server.ts';
import type { LlmsPart, LoadContext, Page, PageKind, Passage } from '../page-kind.server.ts';
import { sentence } from '../passages.server.ts';
import { serviceCards } from '../service/cards.server.ts';
import { type Home, reads } from './schema.ts';

export const kind: PageKind<'home', typeof reads> = {
  name: 'home',
  route: '/',
  reads,
  pages: (content) => {
    const { meta, hero, solutions } = content.single.home;
    return [
      {
        ...namedInMenu(content, '/'),
        description: meta.description,
        sources: filesOf(content, 'home', 'features', 'pillars', 'clients'),
        picture: leadPicture(hero.images[0]?.src, hero.images[0]?.alt),
        socialTitle: hero.title,
        passages: passagesOf(content),
        links: [
          { field: 'hero.check.to', to: hero.check.to },
          ...solutions.all.links.map((to) => ({ field: 'solutions.all.links', to })),
          ...cardsOf(content.single.home).flatMap(({ id, links }) =>
            links.map((to) => ({ field: `solutions.${id}.links`, to })),
          ),
        ],
        structuredData: (_page, siteUrl) => [
          companyData(content, siteUrl),
          websiteData(content, siteUrl),
        ],
      },
    ];
  },
  furtherLlmsParts: ({ single: { home } }) => [
    part(home.solutions.systemsTab, home.solutions.solutions),
    part(home.solutions.marketsTab, home.solutions.markets),
  ],
  check: ({ single: { home, features, pillars, clients } }) => [
    ...repeatedIds('home.yaml', 'solutions.id', cardsOf(home)),
    ...repeatedIds('features.yaml', 'id', features),
    ...repeatedIds('pillars.yaml', 'altServicesData.id', pillars.altServicesData),
    ...repeatedIds('clients.yaml', 'id', clients),
  ],
  samples: ({ single: { clients } }) =>
    clients.flatMap(({ sample }, index) => {
      const message =
        'la marca es de muestra: cámbiela por la de un cliente que lo autorice y ponga «sample: false», o bórrela';
      return sample ? [{ file: 'content/clients.yaml', field: `[${index + 1}]`, message }] : [];
    }),
};

function passagesOf({ single: { home, features } }: Content): Passage[] {
  return [
    { title: home.hero.title, text: home.hero.description },
    ...cardsOf(home).map(({ title, content }) => ({
      title,
      anchor: 'constructions',
      text: content,
    })),
    ...features.map(({ feature, title, description, points }) => ({
      title: feature,
      anchor: 'ciclo',
      text: [sentence(title), description, ...points.map(sentence)].join(' '),
    })),
  ];
}

export function load({ content, pages }: LoadContext) {
  const { home, features, pillars, clients } = content.single;
  const { solutions, markets, all } = home.solutions;
  return {
    home: {
      ...home,
      solutions: {
        ...home.solutions,
        solutions: solutions.map((card) => withNamedLinks(card, pages)),
        markets: markets.map((card) => withNamedLinks(card, pages)),
        all: withNamedLinks(all, pages),
      },
    },
    features,
    pillars,
    clients,
    services: serviceCards(content),
    drawn: content.single.labels.services.drawn,
    words: content.single.labels.hero,
  };
}

function cardsOf({ solutions: { solutions, markets } }: Home) {
  return [...solutions, ...markets];
}

function withNamedLinks<Card extends { links: string[] }>(
  { links, ...card }: Card,
  pages: readonly Page[],
) {
  return { ...card, links: links.map((path) => linkTo(pages, path)) };
}

function part(title: string, items: { title: string; content: string }[]): LlmsPart {
  return { title, lines: items.map((item) => `- ${item.title}: ${item.content}`) };
}
