import { loadCalculator } from '../../engineering/calculators/index.ts';
import type { Content } from '../content.server/load.ts';
import type { Block } from '../content.server/schema/blocks.ts';
import { listPages } from './registry.server.ts';

/** The catalogue in short, for language models (llmstxt.org): what the content says, nothing else. */
export async function llmsText(content: Content, siteUrl: string): Promise<string> {
  const { company, home, labels } = content.single;
  const { equipment, products, services } = content.collection;
  const pages = listPages(content).filter(({ kind }) =>
    ['home', 'about', 'services', 'contact'].includes(kind),
  );
  const link = ({ name, path, text }: Line) =>
    `- [${name}](${new URL(path, siteUrl).href}): ${text}`;
  const plain = ({ title, content: text }: { title: string; content: string }) =>
    `- ${title}: ${text}`;
  const sections: [string, string[]][] = [
    [
      labels.footer.company,
      pages.map(({ label, path, description }) => link({ name: label, path, text: description })),
    ],
    [
      labels.footer.services,
      services.map((entry) =>
        link({ name: entry.title, path: entry.link, text: entry.description }),
      ),
    ],
    [labels.catalogue.equipment, entryLines('equipment', equipment).map(link)],
    [labels.catalogue.products, entryLines('products', products).map(link)],
    [home.solutions.systemsTab, home.solutions.solutions.map(plain)],
    [home.solutions.marketsTab, home.solutions.markets.map(plain)],
    [labels.calculator.heading, (await calculatorLines(content)).map(link)],
    [labels.footer.contact, contactLines(content)],
  ];
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`);
  return `${[`# ${company.longName}`, `> ${company.description}`, home.hero.info, ...parts].join('\n\n')}\n`;
}

type Line = { name: string; path: string; text: string };

function entryLines(
  folder: 'equipment' | 'products',
  entries: Content['collection']['equipment'],
): Line[] {
  return entries.map(({ slug, label, summary }) => ({
    name: label,
    path: `/${folder}/${slug}`,
    text: summary,
  }));
}

/** Each calculator where it is first met; on a service page that is a sub-topic, which has an anchor. */
async function calculatorLines({ collection }: Content): Promise<Line[]> {
  const places = new Map<CalculatorBlock['id'], string>();
  const note = (blocks: Block[], placeOf: (id: string) => string) => {
    for (const block of blocks) {
      if (block.type === 'calculator' && !places.has(block.id))
        places.set(block.id, placeOf(block.id));
    }
  };
  for (const folder of ['equipment', 'products'] as const) {
    for (const { slug, content } of collection[folder]) {
      note(content, (id) => `/${folder}/${slug}#calcular-${id}`);
    }
  }
  for (const { link, items } of collection.services) {
    for (const item of items) note(item.content, () => `${link}#${item.id}`);
  }
  return Promise.all(
    [...places].map(async ([id, path]) => {
      const { title, summary } = await loadCalculator(id);
      return { name: title, path, text: summary };
    }),
  );
}

type CalculatorBlock = Extract<Block, { type: 'calculator' }>;

/** Whoever asks a machine for a telephone number dials it: invented ones stay out. */
function contactLines({ single: { company, labels } }: Content): string[] {
  const { sample, address, phones, emails, hours } = company.contactInfo;
  if (sample) return [];
  const { contact } = labels;
  return [
    `- ${contact.address}: ${address.join(', ')}`,
    `- ${contact.phones}: ${phones.map(({ label }) => label).join(', ')}`,
    `- ${contact.emails}: ${emails.join(', ')}`,
    `- ${contact.hours}: ${hours}`,
  ];
}
