import {
  type Calculator,
  type Curve,
  PURPOSES,
  type QuantityOutput,
} from '../../../engineering/calculator.ts';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { evenPlaces, formatPlain } from '../../../engineering/format.ts';
import { inMillions } from '../../../engineering/money.ts';
import { solved } from '../../../engineering/solved.ts';
import { VECTORS } from '../../../engineering/vectors/index.ts';
import { isMet } from '../../../engineering/vectors/vector.ts';
import { exampleSite } from '../../../engineering/worked-example.ts';
import { formatOutput } from '../../calculator/case.ts';
import { answerOf, quickQuestion } from '../../calculator/quick-answer.ts';
import { isClose } from '../../calculator/state.ts';
import { fill } from '../../ui/fill.ts';
import { cardTo } from '../links.server.ts';
import { leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { addressOf, itemList, webPage } from '../schema-org.server.ts';
import { definitionOf, pathOf, toolIds } from '../tool/definitions.server.ts';
import { plantExample } from './plant-example.server.ts';
import { reads } from './schema.ts';
import { searchable } from './search.ts';
import { type Thumbnail, thumbnailAxes, thumbnailOf } from './thumbnail.server.ts';
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
export type ToolEntry = {
  to: string;
  label: string;
  summary: string;
  words: string;
  /** What its worked example comes to. */
  answer?: { label: string; value: string };
  thumbnail?: Thumbnail;
  /** What its chart shows: such a tool opens its group. */
  axes?: ReturnType<typeof thumbnailAxes>;
  /** What a small chart goes along. */
  across?: string;
  /** The lines of its chart by name, where there are several, and what it fills. */
  names?: string[];
};

const plantPath = '/tools/planta-vapor';

export function load({ content, pages }: LoadContext) {
  const { tools } = content.single;
  const { title, lead, search, recent, cards, purposes } = tools;
  return {
    title,
    lead,
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
    verification: fill(tools.verification, countsOf()),
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
  if (!input) throw new Error(`${id} has no ${key}`);
  const value = formatPlain(input.value);
  const answer = answerOf(calculator, value);
  if (!answer.ok) throw new Error(answer.reason);
  return {
    title: words.title,
    action: words.action,
    basis: fill(words.basis, { site: options.find((site) => site.id === initial)?.label ?? '' }),
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

/** A small chart has no room for the name of a second line. */
const firstLineOf = (curve: Curve): Curve => ({ ...curve, series: curve.series.slice(0, 1) });

function namesOf({ series, area }: Curve): Pick<ToolEntry, 'names'> {
  if (series.length === 1 && !area) return {};
  return { names: [...series, ...(area ? [area] : [])].map(({ label }) => label) };
}

function entryOf(id: (typeof toolIds)[number], { isLead }: { isLead: boolean }): ToolEntry {
  const calculator = definitionOf(id);
  const { title, summary, alsoCalled = [], inputs, outputs } = calculator;
  const fields = [...Object.values(inputs), ...Object.values(outputs)].map(({ label }) => label);
  const words = searchable([title, summary, ...alsoCalled, ...fields]);
  const curve = calculator.curve && solved(calculator.curve(defaultState(calculator)));
  return {
    to: pathOf(id),
    label: title,
    summary,
    words,
    ...(curve && isLead ? plottedAnswer(calculator, curve) : mainAnswer(calculator)),
    ...(curve && { thumbnail: thumbnailOf(isLead ? curve : firstLineOf(curve)) }),
    ...(curve && !isLead && { across: curve.x.label }),
    ...(curve && isLead && { axes: thumbnailAxes(curve), ...namesOf(curve) }),
  };
}

/** The first of its main figures; where there is none, what it says in words. */
function mainAnswer(calculator: Calculator): Pick<ToolEntry, 'answer'> {
  const { outputs } = solved(calculator.run(defaultState(calculator)));
  const main = Object.entries(calculator.outputs).flatMap(([key, output]) => {
    const value = outputs[key];
    return output.main && value !== null && value !== undefined ? [{ output, value }] : [];
  });
  const found = main.find(({ output }) => output.kind === 'quantity') ?? main[0];
  if (!found) return {};
  const { output, value } = found;
  // The others stand at San José.
  const site = calculator.choices.site?.initial === 'mar' ? `, ${exampleSite(calculator)}` : '';
  return { answer: { label: output.label + site, value: figureOf(output, value) } };
}

/** Beside axes with figures, what the point on them stands for. */
function plottedAnswer(calculator: Calculator, { y, point }: Curve): Pick<ToolEntry, 'answer'> {
  const [, value] = point.at;
  const { outputs } = solved(calculator.run(defaultState(calculator)));
  const [key] = Object.entries(outputs).find(([, other]) => isClose(Number(other), value)) ?? [''];
  const plotted = { label: y.label, unit: y.unit, kind: 'quantity', digits: 4 } as QuantityOutput;
  const output = calculator.outputs[key] ?? plotted;
  return { answer: { label: output.label, value: figureOf(output, value) } };
}

/** A sum in millions, as the plant above has it. */
function figureOf(...[output, value]: Parameters<typeof formatOutput>): string {
  const sum = Number(value) / 1e6;
  return output.kind === 'quantity' && output.unit === '₡' && sum >= 1
    ? inMillions(Number(value), evenPlaces([sum], 3))
    : formatOutput(output, value);
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
