import { type Calculator, PURPOSES } from '../../../engineering/calculator.ts';
import { formatPlain } from '../../../engineering/format.ts';
import { CONTRADICTIONS } from '../../../engineering/vectors/contradictions.ts';
import { VECTORS } from '../../../engineering/vectors/index.ts';
import { isMet } from '../../../engineering/vectors/vector.ts';
import { answerOf, quickQuestion } from '../../calculator/quick-answer.ts';
import { fill } from '../../ui/fill.ts';
import { qrDrawing } from '../../ui/qr-drawing.ts';
import { smallFirst } from '../../ui/small-first.ts';
import { cardTo } from '../links.server.ts';
import { leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { definitionOf, pathOf, toolIds } from '../tool/definitions.server.ts';
import { plantExample } from './plant-example.server.ts';
import { reads } from './schema.ts';
import { searchable } from './search.ts';
import { entryOf, type ToolEntry } from './tool-entry.server.ts';
import { wholePlant } from './whole-plant.ts';

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
const plantPath = '/tools/planta-vapor';

export function load({ content, pages }: LoadContext, siteUrl: string) {
  const { tools } = content.single;
  const { title, lead, search, recent, cards, purposes } = tools;
  const counts = countsOf();
  return {
    title,
    lead,
    code: qrDrawing(addressOf('/tools', siteUrl)),
    search,
    recent,
    cards,
    plant: plantOf(tools.plant, pages),
    quick: quickOf(tools.quick),
    groups: [
      // Shown above the others: as a card it is there for who looks for it by a word.
      { id: wholePlant, title: tools.plant.words.title, tools: othersOf(pages) },
      ...PURPOSES.map((purpose) => ({
        id: purpose,
        title: purposes[purpose].title,
        text: purposes[purpose].text,
        tools: toolsFor(purpose, purposes[purpose].first),
      })),
    ].filter((group): group is ToolGroup => group.tools.length > 0),
    claim: fill(tools.claim, counts),
    verification: fill(tools.verification, counts),
    contradicted: { to: contradictedAt(), label: fill(tools.contradicted, counts) },
  };
}

type Words = LoadContext['content']['single']['tools'];

function plantOf({ words, labels }: Words['plant'], pages: LoadContext['pages']) {
  const example = plantExample();
  const { summary = '' } = cardTo(pages, plantPath);
  return {
    words: { ...words, example: fill(words.example, { name: example.sample }) },
    labels,
    plant: { ...example, to: plantPath, summary },
  };
}

function quickOf(words: Words['quick']) {
  const { id, input: key } = quickQuestion;
  const calculator = definitionOf(id);
  const input = calculator.inputs[key];
  const { options = [], initial } = calculator.choices.site ?? {};
  const siteName = options.find((site) => site.id === initial)?.label ?? '';
  if (!input) throw new Error(`${id} has no ${key}`);
  const value = formatPlain(input.value);
  const answer = answerOf(calculator, value);
  if (!answer.ok) throw new Error(answer.reason);
  return {
    title: words.title,
    action: words.action,
    basis: fill(words.basis, { site: smallFirst(siteName) }),
    to: pathOf(id),
    field: { name: `${id}.${key}`, label: input.label, unit: input.unit, value },
    answer: answer.rows,
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

/** In the order of their names, after those that open the group in theirs. */
function toolsFor(purpose: Calculator['purpose'], first: readonly string[]): ToolEntry[] {
  const ids = toolIds.filter((id) => definitionOf(id).purpose === purpose);
  return [
    ...first.filter((id) => ids.includes(id)).map((id) => entryOf(id, { isLead: true })),
    ...ids.filter((id) => !first.includes(id)).map((id) => entryOf(id, { isLead: false })),
  ];
}

/** What the line on verification claims; it must hold for every single value. */
function countsOf() {
  const published = VECTORS.filter(({ kind: group }) => group === undefined);
  const missed = published.filter((vector) => !isMet(vector, vector.compute()));
  if (missed.length > 0) throw new Error(`Not met: ${missed.map(({ id }) => id).join(', ')}`);
  return {
    published: String(published.length),
    contradicted: String(CONTRADICTIONS.flatMap(({ values }) => values).length),
  };
}

/** Where the first tool that they are about shows them. */
function contradictedAt(): string {
  const isOf = ({ topics }: Calculator) =>
    CONTRADICTIONS.some(({ topic }) => topics.includes(topic));
  const id = toolIds.find((one) => isOf(definitionOf(one)));
  if (!id) throw new Error('No tool shows what contradicts itself');
  return `${pathOf(id)}#verificacion`;
}
