import { PURPOSES } from '../../../engineering/calculator.ts';
import { VECTORS } from '../../../engineering/vectors/index.ts';
import { isMet } from '../../../engineering/vectors/vector.ts';
import { fill } from '../../ui/fill.ts';
import { cardTo } from '../links.server.ts';
import { leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { definitionOf, pathOf, toolIds } from '../tool/definitions.server.ts';
import { reads } from './schema.ts';
import { searchable } from './search.ts';

export const kind: PageKind<'tools', typeof reads> = {
  name: 'tools',
  route: '/tools',
  reads,
  pages: ({ single: { tools } }) => [
    {
      path: '/tools',
      label: tools.label,
      description: tools.meta.description,
      parent: '/',
      // Its picture stands for it elsewhere; the page itself begins with the tools.
      sources: [{ file: 'tools' }],
      picture: leadPicture(tools.image, tools.imageAlt),
      links: toolIds.map((id) => ({ field: id, to: pathOf(id) })),
      structuredData: (page, siteUrl) => {
        const items = toolIds.map((id) => ({
          name: definitionOf(id).title,
          url: addressOf(pathOf(id), siteUrl),
        }));
        return [{ ...webPage('CollectionPage', page, siteUrl), mainEntity: itemList(items) }];
      },
    },
  ],
  footerColumn: (labels) => labels.footer.tools,
  llmsPart: (labels) => labels.footer.tools,
};

export type ToolGroup = { id: string; title: string; text?: string; tools: ToolEntry[] };
export type ToolEntry = { to: string; label: string; summary: string; words: string };

export function load({ content, pages }: LoadContext) {
  const { tools } = content.single;
  const { title, lead, search, recent, purposes } = tools;
  return {
    title,
    lead,
    search,
    recent,
    groups: [
      { id: 'planta', title: tools.whole, tools: othersOf(pages) },
      ...PURPOSES.map((purpose) => ({
        id: purpose,
        ...purposes[purpose],
        tools: toolIds.filter((id) => definitionOf(id).purpose === purpose).map(entryOf),
      })),
    ].filter((group): group is ToolGroup => group.tools.length > 0),
    verification: fill(tools.verification, countsOf()),
  };
}

/** The tools that are no calculators have kinds of their own. */
function othersOf(pages: LoadContext['pages']): ToolEntry[] {
  const others = pages.filter(({ kind, path }) => kind !== 'tool' && path.startsWith('/tools/'));
  return others.map(({ path, description }) => {
    const { to, label, summary = description } = cardTo(pages, path);
    return { to, label, summary, words: searchable([label, summary]) };
  });
}

function entryOf(id: (typeof toolIds)[number]): ToolEntry {
  const { title, summary, alsoCalled = [], inputs, outputs } = definitionOf(id);
  const fields = [...Object.values(inputs), ...Object.values(outputs)].map(({ label }) => label);
  const words = searchable([title, summary, ...alsoCalled, ...fields]);
  return { to: pathOf(id), label: title, summary, words };
}

/** What the line on verification claims; it must hold for every single value. */
function countsOf() {
  const published = VECTORS.filter(({ kind: group }) => group === undefined);
  const missed = published.filter((vector) => !isMet(vector, vector.compute()));
  if (missed.length > 0) throw new Error(`Not met: ${missed.map(({ id }) => id).join(', ')}`);
  return {
    published: String(published.length),
    fitted: String(VECTORS.filter(({ kind: group }) => group === 'fitted').length),
    own: String(VECTORS.filter(({ kind: group }) => group === 'own').length),
  };
}
