import { DESTINATION_WORDS } from '../../../engineering/plant/losses.ts';
import { MEASURES } from '../../../engineering/plant/measures.ts';
import { PLANT_PARTS } from '../../../engineering/plant/parts.ts';
import { linkTo } from '../links.server.ts';
import { filesOf, leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageKind, Passage } from '../page-kind.server.ts';
import { webPage } from '../schema-org.server.ts';
import { type PlantCopy, reads } from './schema.ts';
import { plantVerification, propertyVerification } from './verification.server.ts';

const path = '/tools/planta-vapor';

/** The pages to which machines, losses and measures lead. */
const told = [
  ...new Set(
    [PLANT_PARTS, DESTINATION_WORDS, MEASURES].flatMap((words) =>
      Object.values(words).map(({ page }: { page: string }) => page),
    ),
  ),
];

export const kind: PageKind<'plant', typeof reads> = {
  name: 'plant',
  route: path,
  reads,
  pages: (content) => {
    const { plant, tools } = content.single;
    return [
      {
        path,
        label: plant.label,
        description: plant.meta.description,
        parent: '/tools',
        sources: filesOf(content, 'plant'),
        picture: leadPicture(tools.image, tools.imageAlt),
        summary: plant.summary,
        passages: passagesOf(plant),
        links: told.map((to) => ({ field: '', to })),
        structuredData: (page, siteUrl) => [webPage('WebPage', page, siteUrl)],
      },
    ];
  },
  footerColumn: (labels) => labels.footer.tools,
  llmsPart: (labels) => labels.footer.tools,
};

function passagesOf({ start, sankey, scenarios, method }: PlantCopy): Passage[] {
  return [
    { title: start.title, anchor: 'planta', text: start.lead },
    { title: sankey.title, anchor: 'combustible', text: sankey.lead },
    { title: scenarios.title, anchor: 'escenarios', text: scenarios.lead },
    { title: method.title, text: method.points.join(' ') },
  ];
}

export function load({ content, pages }: LoadContext) {
  const {
    meta: _meta,
    label: _label,
    summary: _summary,
    published,
    ...copy
  } = content.single.plant;
  const links = Object.fromEntries(told.map((to) => [to, linkTo(pages, to).label]));
  const verification = plantVerification(published);
  return { copy, links, verification, properties: propertyVerification() };
}
