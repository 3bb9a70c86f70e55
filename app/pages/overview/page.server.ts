import type { Content } from '../../content.server/load.ts';
import type { Problem } from '../../content.server/problems.ts';
import { catalogueName, documentLink } from '../documents.server.ts';
import { cardTo } from '../links.server.ts';
import { leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageFacts, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { reads } from './schema.ts';
import { decidingFigures, specCells } from './spec-cells.server.ts';

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
  return collection[folder].flatMap(({ slug, finder }) => {
    if (!finder) return [];
    const { systems, functions, industries, card = [], values } = finder;
    const asked = [
      ['systems', systems, overviews.systems],
      ['functions', functions, overviews.functions],
      ['industries', industries, overviews.industries],
      ['card', card, overviews.rows],
      ['values', values.map(({ row }) => row), overviews.rows],
    ] as const;
    return asked.flatMap(([field, ids, choices]) => {
      const known = choices.map(({ id }) => id);
      const unknown = ids.filter((id) => !known.includes(id));
      return unknown.map((id) => ({
        file: `${folder}/${slug}.yaml`,
        field: `finder.${field}`,
        message: `«${id}» no está en overviews.yaml: escriba uno de estos: ${known.join(', ')}`,
      }));
    });
  });
}

const plantPath = '/tools/planta-vapor';

export function load({ content, page, pages }: LoadContext) {
  const folder = page.path.slice(1) as Folder;
  const { overviews } = content.single;
  const { systems, functions, industries, pressures, rows } = overviews;
  const { title, summary } = overviews[folder];
  const { leadTimes } = content.single.company;
  const entries = content.collection[folder];
  const items = entries.map((entry) => {
    const { slug, finder, supply, menuLine: need } = entry;
    const [task] = finder?.functions ?? [];
    return {
      ...cardTo(pages, `/${folder}/${slug}`),
      slug,
      need,
      task: functions.find(({ id }) => id === task)?.label,
      cells: specCells(entry, rows),
      figures: decidingFigures(entry, rows),
      leadTime: { value: supply ? leadTimes[supply.leadTime] : '', sample: leadTimes.sample },
      systems: finder?.systems ?? [],
      functions: finder?.functions ?? [],
      industries: finder?.industries ?? [],
      pressure: finder?.pressure,
    };
  });
  // So few are found by what they do.
  const isShort = entries.length < 7;
  // Only what some of these pages have: a filter without rows helps nobody.
  const used = (facet: 'systems' | 'functions' | 'industries', all: typeof systems) =>
    all.filter(({ id }) => items.some((item) => item[facet].includes(id)));
  return {
    title,
    summary,
    words: content.single.labels.overview,
    plant: cardTo(pages, plantPath).to,
    catalogue: documentLink(content.single.documents.catalogueLink, catalogueName),
    items,
    facets: {
      systems: isShort ? [] : used('systems', systems),
      functions: used('functions', functions),
      industries: isShort ? [] : used('industries', industries),
    },
    rows: rows
      .filter(({ id }) => items.some(({ cells }) => cells[id]))
      .map(({ id, label }) => ({ id, label })),
    isShort,
    pressures: pressures.filter(
      (barg) => !isShort && items.some(({ pressure = 0 }) => pressure >= barg),
    ),
  };
}

export type Overview = ReturnType<typeof load>;
export type OverviewItem = Overview['items'][number];
