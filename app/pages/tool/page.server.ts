import type { Calculator } from '../../../engineering/calculator.ts';
import type { CalculatorId } from '../../../engineering/calculators/index.ts';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { solved } from '../../../engineering/solved.ts';
import { symbolsOf } from '../../../engineering/symbols.ts';
import { steamTableForm } from '../../../engineering/tables/steam-table-form.ts';
import { exampleSite, workedExample } from '../../../engineering/worked-example.ts';
import { layoutOf } from '../../calculator/arrangement.server.ts';
import { inputRows, someRows } from '../../calculator/case.ts';
import { type Verification, verificationOf } from '../../calculator/verification.server.ts';
import type { Content } from '../../content.server/load.ts';
import { companyReference } from '../company-data.server.ts';
import { cardTo } from '../links.server.ts';
import { leadPicture } from '../page-facts.server.ts';
import type {
  LeadPicture,
  LoadContext,
  PageFacts,
  PageKind,
  Passage,
} from '../page-kind.server.ts';
import { sentence } from '../passages.server.ts';
import { webPage } from '../schema-org.server.ts';
import { servicePicture } from '../service/cards.server.ts';
import { definitionOf, pathOf, toolIds } from './definitions.server.ts';
import { reads } from './schema.ts';

/** A page for every calculator, made from its own definition. */
export const kind: PageKind<'tool', typeof reads> = {
  name: 'tool',
  route: '/tools/:id',
  reads,
  pages: (content) => toolIds.map((id) => pageOf(id, content)),
  footerColumn: (labels) => labels.footer.tools,
  llmsPart: (labels) => labels.footer.tools,
};

function pageOf(id: CalculatorId, content: Content): PageFacts {
  const { title, summary, related, alsoCalled = [] } = definitionOf(id);
  const { company, tools } = content.single;
  return {
    path: pathOf(id),
    label: title,
    isNamedInCode: true,
    description: descriptionOf(summary, tools.tool.descriptionEnd),
    parent: '/tools',
    ...(!tools.footer.includes(id) && { outsideMenu: true }),
    sources: [{ file: 'tools' }],
    picture: pictureOf(related, content),
    summary,
    calculators: [id],
    alsoCalled,
    passages: passagesOf(id, content),
    structuredData: (page, siteUrl) => [
      {
        ...webPage('WebApplication', page, siteUrl),
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        publisher: { '@id': companyReference(company, siteUrl)['@id'] },
      },
      ...(id === 'tabla-vapor' ? [datasetOf(page, tools.table.dataset, siteUrl)] : []),
    ],
  };
}

/** Its fields by name, and what its method says. */
function passagesOf(id: CalculatorId, { single: { labels } }: Content): Passage[] {
  const { inputs, outputs, limits, sources } = definitionOf(id);
  const fields = [...Object.values(inputs), ...Object.values(outputs)].map(({ label }) => label);
  return [
    { title: '', text: [...new Set(fields)].map(sentence).join(' ') },
    {
      title: labels.calculator.method,
      anchor: 'metodo',
      text: [...limits, ...sources].map(sentence).join(' '),
    },
  ];
}

/** The steam table is data as much as it is a tool. */
function datasetOf(page: PageFacts, description: string, siteUrl: string) {
  const columns = Object.values(steamTableForm.outputs).map(({ label }) => label);
  return {
    ...webPage('Dataset', page, siteUrl),
    description,
    isAccessibleForFree: true,
    measurementTechnique: 'IAPWS-IF97',
    variableMeasured: [...new Set(columns)],
  };
}

/** Search engines show some 160 characters. */
function descriptionOf(summary: string, end: string): string {
  const whole = `${summary} ${end}`;
  return whole.length <= 160 ? whole : summary;
}

/** That of the first machine or service that it leads to. */
function pictureOf(related: Calculator['related'], content: Content): LeadPicture | undefined {
  const { single, collection } = content;
  for (const path of related) {
    const [, folder, slug] = path.split('/');
    if (folder === 'services') {
      const service = collection.services.find((entry) => entry.slug === slug);
      if (service) return servicePicture(service);
    }
    if (folder === 'equipment' || folder === 'products') {
      const [image] = collection[folder].find((entry) => entry.slug === slug)?.images ?? [];
      if (image) return leadPicture(image.src, image.alt);
    }
  }
  return leadPicture(single.tools.image, single.tools.imageAlt);
}

export function load({ content, page, pages }: LoadContext) {
  const [id] = page.calculators ?? [];
  if (!id) throw new Error(`${page.path} has no calculator`);
  const calculator = definitionOf(id);
  const { title, summary, formulas, limits, sources, related } = calculator;
  const state = defaultState(calculator);
  const evaluation = solved(calculator.run(state));
  const inputs = inputRows(calculator, state, {});
  const { outputs } = calculator;
  const rowsOf = (isMain: boolean) => {
    const keys = Object.keys(outputs).filter((key) => Boolean(outputs[key]?.main) === isMain);
    return someRows(calculator, evaluation.outputs, keys);
  };
  const results = rowsOf(false);
  const where = symbolsOf(calculator);
  const columns = columnsOf(calculator, where, inputs.length + results.length);
  const verification = verificationOf(calculator);
  const table = id === 'tabla-vapor' ? content.single.tools.table : undefined;
  // The pages that hold it too lead here, so it leads to them.
  const holders = pages.filter((other) => other !== page && other.calculators?.includes(id));
  const onward = new Set([...related, ...holders.map(({ path }) => path)]);
  return {
    id,
    title,
    summary,
    words: content.single.tools.tool,
    table,
    example: {
      lead: [content.single.tools.tool.example, exampleSite(calculator)].filter(Boolean).join(', '),
      sentence: workedExample(calculator),
      answer: rowsOf(true),
      inputs,
      results,
      // Paper has the sources under the figures, or beside many of them.
      long: columns.isLong,
    },
    method: { title, formulas, where, limits, sources },
    verification,
    onPaper: table ? { published: 31, others: true } : sheetRoom(columns.height, verification),
    layouts: { [id]: layoutOf(calculator) },
    // A page that the owner has taken away is left out; a test sees to slips.
    related: [...onward]
      .filter((path) => pages.some((other) => other.path === path))
      .map((path) => {
        const { picture: _picture, ...card } = cardTo(pages, path);
        return card;
      }),
  };
}

/** On paper: the figures beside the chart and the formulas, and limits and sources under what is lower; as measured there, in pixels of the screen. */
function columnsOf({ formulas, limits, sources }: Calculator, where: string, lines: number) {
  const figures = 62 + 18.1 * lines;
  const method = 255 + 22 * formulas.length + 0.13 * where.replaceAll(/<[^>]*>/g, '').length;
  const notes = 60 + 0.2 * [...limits, ...sources].join('').length;
  const isLong = figures > method;
  const height = isLong ? Math.max(figures, method + notes) : Math.max(figures + notes, method);
  return { isLong, height };
}

/** What a sheet of Letter has for the columns and for the rows of the check. */
const sheetHeight = 655;
const lineHeight = 15.7;

/** How many of a long list, and whether what else was compared, have room on the sheet; where few would, all have the next one. */
function sheetRoom(columns: number, verification: Verification) {
  const { own, fitted, contradicted } = verification;
  const room = (sheetHeight - columns) / lineHeight;
  const ownLines = own.length > 0 ? 4 + 2.3 * own.length : 0;
  const fittedLines = fitted.length > 0 ? 4 + fitted.length : 0;
  const beside = room - ownLines - fittedLines;
  if (room < 2 || contradicted.length > 0) return undefined;
  const others = beside >= 1;
  const published = Math.floor(others ? beside : room);
  return { published: Math.min(Math.max(published, 2), 7), others };
}
