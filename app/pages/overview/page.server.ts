import type { Content } from '../../content.server/load.ts';
import type { Problem } from '../../content.server/problems.ts';
import { catalogueName, documentLink } from '../documents.server.ts';
import { cardTo } from '../links.server.ts';
import { leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageFacts, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { reads } from './schema.ts';

type Folder = 'equipment' | 'products';

/** What there is at a glance: one template for the equipment and for the products. */
export const equipmentOverview: PageKind<'equipment-overview', typeof reads> = {
  name: 'equipment-overview',
  route: '/equipment',
  reads,
  ...templateOf('equipment'),
  check: ({ single, collection }) => [
    ...unknownChoices(single.overviews, collection, 'equipment'),
    ...unknownChoices(single.overviews, collection, 'products'),
  ],
};

export const productsOverview: PageKind<'products-overview', typeof reads> = {
  name: 'products-overview',
  route: '/products',
  reads,
  ...templateOf('products'),
};

function templateOf(folder: Folder) {
  return {
    folder: 'overview',
    footerColumn: ({ footer }: Content['single']['labels']) => footer.catalogue,
    pages: (content: Content) => [pageOf(content, folder)],
  };
}

function pageOf({ single, collection }: Content, folder: Folder): PageFacts {
  const { label, summary, meta } = single.overviews[folder];
  const entries = collection[folder];
  const [slide] = entries[0]?.images ?? [];
  return {
    path: `/${folder}`,
    label,
    labelField: `${folder}.label`,
    description: meta.description,
    summary,
    picture: leadPicture(slide?.src, slide?.alt),
    parent: '/',
    sources: [{ file: 'overviews', value: { ...single.overviews[folder], picture: slide?.src } }],
    // Also those outside of the menu: a large catalogue is reached from here.
    links: entries.map(({ slug }) => ({ field: folder, to: `/${folder}/${slug}` })),
    structuredData: (page, siteUrl) => [
      {
        ...webPage('CollectionPage', page, siteUrl),
        mainEntity: itemList(
          entries.map((entry) => ({
            name: entry.label,
            url: addressOf(`/${folder}/${entry.slug}`, siteUrl),
          })),
        ),
      },
    ],
  };
}

type Overviews = Content['single']['overviews'];

function unknownChoices(
  overviews: Overviews,
  collection: Content['collection'],
  folder: Folder,
): Problem[] {
  return collection[folder].flatMap(({ slug, finder }) =>
    (['systems', 'functions', 'industries'] as const).flatMap((facet) => {
      const known = overviews[facet].map(({ id }) => id);
      const unknown = finder?.[facet].filter((id) => !known.includes(id)) ?? [];
      return unknown.map((id) => ({
        file: `${folder}/${slug}.yaml`,
        field: `finder.${facet}`,
        message: `«${id}» no está en overviews.yaml: escriba uno de estos: ${known.join(', ')}`,
      }));
    }),
  );
}

export function load({ content, page, pages }: LoadContext) {
  const folder = page.path.slice(1) as Folder;
  const { overviews } = content.single;
  const { systems, functions, industries, pressures, figures } = overviews;
  const { title, summary } = overviews[folder];
  const items = content.collection[folder].map(({ slug, keyFigures, finder, info }) => ({
    ...cardTo(pages, `/${folder}/${slug}`),
    slug,
    category: info.category,
    figure: finder?.figure ?? keyFigures[0],
    keyFigures,
    systems: finder?.systems ?? [],
    functions: finder?.functions ?? [],
    industries: finder?.industries ?? [],
    pressure: finder?.pressure,
  }));
  // Only what some of these pages have: a filter without rows helps nobody.
  const used = (facet: 'systems' | 'functions' | 'industries', all: typeof systems) =>
    all.filter(({ id }) => items.some((item) => item[facet].includes(id)));
  return {
    title,
    summary,
    catalogue: documentLink(content.single.documents.catalogueLink, catalogueName),
    items,
    facets: {
      systems: used('systems', systems),
      functions: used('functions', functions),
      industries: used('industries', industries),
    },
    figures,
    pressures: pressures.filter((barg) => items.some(({ pressure = 0 }) => pressure >= barg)),
  };
}

export type Overview = ReturnType<typeof load>;
export type OverviewItem = Overview['items'][number];
