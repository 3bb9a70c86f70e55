import { boundTight } from '../../content.server/bound.ts';
import type { Content, Labels } from '../../content.server/load.ts';
import { repeated } from '../../content.server/problems.ts';
import type { Block, BlockOf } from '../../content.server/schema/blocks.ts';
import type { ModelIntro } from '../../explorer/model-data.ts';
import { keepModel } from '../../explorer/model-file.ts';
import { isSizeRange } from '../../selection/size-range.ts';
import { inSentence } from '../../selection/words.ts';
import { largestFile } from '../../ui/picture-sizes.ts';
import { calculatorData, calculatorsIn } from '../calculators.server.ts';
import { catalogueName, documentLink } from '../documents.server.ts';
import { cardTo } from '../links.server.ts';
import { heroFigures } from '../overview/spec-cells.server.ts';
import { entryOf, leadPicture } from '../page-facts.server.ts';
import type { LoadContext, PageFacts, PageKind } from '../page-kind.server.ts';
import { addressOf, faqPage, type LdObject, thing } from '../schema-org.server.ts';
import { headlinesOf, rangeProblems, samplesOf, sheetProblems } from './checks.server.ts';
import { modelOf, modelProblems, modelWords } from './model.server.ts';
import { passagesOf } from './passages.server.ts';
import { type CatalogueItem, readsEquipment, readsProducts } from './schema.ts';

type Folder = 'equipment' | 'products';
type Entry = Content['collection'][Folder][number];

/** Equipment and products: two folders of content, one template. */
export const equipment: PageKind<'equipment', typeof readsEquipment> = {
  name: 'equipment',
  route: '/equipment/:slug',
  reads: readsEquipment,
  ...templateOf('equipment'),
};

export const product: PageKind<'product', typeof readsProducts> = {
  name: 'product',
  route: '/products/:slug',
  reads: readsProducts,
  ...templateOf('products'),
};

function templateOf(folder: Folder) {
  return {
    folder: 'catalogue',
    menuGroup: folder,
    pages: ({ single, collection }: Content) =>
      collection[folder].map((entry) => pageOf(folder, entry, { single, collection })),
    footerColumn: (labels: Labels) => labels.footer[folder],
    llmsPart: (labels: Labels) => labels.footer[folder],
    check: (content: Content) => [
      ...content.collection[folder].flatMap((entry) => {
        const file = `${folder}/${entry.slug}.yaml`;
        const others = folder === 'products' ? content.collection.equipment : [];
        return [
          // A headline is an anchor.
          ...repeated(file, 'content', headlinesOf(entry)),
          ...rangeProblems(file, entry),
          ...sheetProblems(file, entry, [catalogueName, ...others.map(({ slug }) => slug)]),
        ];
      }),
      // Both folders share the models: once is enough.
      ...(folder === 'products' ? modelProblems(content) : []),
    ],
    samples: ({ collection }: Content) =>
      collection[folder].flatMap((entry) =>
        samplesOf(`content/${folder}/${entry.slug}.yaml`, entry),
      ),
  };
}

function pageOf(folder: Folder, entry: Entry, content: Content): PageFacts {
  const model = modelWords(content, entry.slug);
  const path = `/${folder}/${entry.slug}`;
  return {
    path,
    label: entry.label,
    description: entry.meta.description,
    parent: `/${folder}`,
    ...(!entry.menu && { outsideMenu: true }),
    menuLine: entry.menuLine,
    sources: [
      { file: `${folder}/${entry.slug}`, value: entry },
      ...(model ? [{ file: `models/${entry.slug}` }] : []),
    ],
    picture: leadPicture(entry.images[0]?.src, entry.images[0]?.alt),
    summary: entry.summary,
    links: [
      ...entry.related.map((to) => ({ field: 'related', to })),
      ...(model?.parts ?? []).flatMap(({ id, link }) =>
        link ? [{ field: `models/${entry.slug}.yaml ${id}`, to: link }] : [],
      ),
    ],
    calculators: calculatorsIn(entry.content),
    passages: passagesOf(entry, model, content.single.labels),
    structuredData: (page, siteUrl) => [
      {
        ...thing('Product', page, siteUrl),
        image: entry.images.map(({ src }) => addressOf(largestFile(src), siteUrl)),
        category: entry.info.category,
        ...figureProperties(entry),
      },
      ...faqPage(entry.content.flatMap((block) => (block.type === 'faq' ? block.questions : []))),
    ],
  };
}

function figureProperties(entry: CatalogueItem): LdObject {
  if (entry.keyFigures.length === 0) return {};
  return {
    additionalProperty: entry.keyFigures.map(({ label, value, unit }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit ? { unitText: unit } : {}),
    })),
  };
}

export async function load({ content, page, pages }: LoadContext) {
  const { equipment: machines, products } = content.collection;
  const entry = entryOf(page.kind === equipment.name ? machines : products, page.path);
  const calculators = calculatorsIn(entry.content);
  const { slug, title, summary, images, info, related, selection, supply } = entry;
  return {
    slug,
    title: boundTight(title),
    summary,
    images,
    drawing: drawingOnPaper(entry),
    legend: entry.sheet?.legend,
    info,
    keyFigures: heroFigures(entry, content.single.overviews.rows),
    selection,
    sheet: documentLink(content.single.documents.sheetLink, slug),
    model: introOf(content, entry),
    insideTitle: modelWords(content, slug)?.title,
    // After its name and a colon.
    supply: supply && {
      ...supply,
      leadTime: inSentence(content.single.company.leadTimes[supply.leadTime]),
    },
    ...partsOf(entry, content.single.labels.catalogue.dimensions),
    calculators,
    ...(await calculatorData(calculators)),
    // By picture and name alone.
    related: related.map((path) => ({ ...cardTo(pages, path), summary: undefined })),
  };
}

/** The place of the drawing among the pictures: on paper it stands on the first sheet, where it makes no hole. */
function drawingOnPaper({ images, sheet }: CatalogueItem): number | undefined {
  const stem = sheet?.drawing?.stem;
  return stem ? images.findIndex(({ src }) => src.stem === stem) : undefined;
}

/** The questions stand at the end of the page, a range of sizes beside their table, the drawing below all text. */
function partsOf({ content, selection, sheet }: CatalogueItem, dimensions: string) {
  const faq = content.findIndex(({ type }) => type === 'faq');
  const before = content[faq - 1];
  const isElsewhere = (block: Block, index: number) =>
    block.type === 'calculator' ||
    (selection !== undefined && isSizeRange(block)) ||
    index === faq ||
    (index === faq - 1 && block.type === 'headline');
  const isDrawing = (block: Block): block is BlockOf<'image'> =>
    block.type === 'image' && block.src.stem === sheet?.drawing?.stem;
  const blocks = content.filter((block, index) => !isElsewhere(block, index));
  return {
    parts: readingParts(blocks.filter((block) => !isDrawing(block))),
    measures: blocks.filter(isDrawing).map((block) => ({
      title: dimensions,
      blocks: [withLegend(block, sheet?.legend)],
    })),
    ranges: content.filter(isSizeRange),
    questions: content.flatMap((block) => (block.type === 'faq' ? block.questions : [])),
    questionsTitle: before?.type === 'headline' ? before.text : undefined,
  };
}

/** What the drawing says with a tag alone, after what it is. */
function withLegend<One extends { caption?: string | undefined }>(one: One, legend?: string): One {
  return { ...one, caption: [one.caption, legend].filter(Boolean).join('. ') };
}

export type ReadingPart = { title: string | undefined; blocks: Block[] };

/** A headline and what it heads; what stands before the first one has none. */
function readingParts(blocks: readonly Block[]): ReadingPart[] {
  const parts: ReadingPart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.type === 'headline') parts.push({ title: boundTight(block.text), blocks: [] });
    else if (last) last.blocks.push(block);
    else parts.push({ title: undefined, blocks: [block] });
  }
  return parts;
}

/** What the page's own views show of the model is not in its data a second time. */
function introOf(content: Content, entry: Entry): ModelIntro | undefined {
  const model = modelOf(content, entry);
  if (!model) return undefined;
  const { intro, data } = model;
  if (import.meta.env.DEV) return { ...intro, data };
  keepModel(intro.file, data);
  return intro;
}
