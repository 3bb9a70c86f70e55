import type { Content } from '../content.server/load.ts';
import type { LlmsPart } from './page-kind.server.ts';
import { kinds, listedPages } from './registry.server.ts';

/** The catalogue in short, for language models (llmstxt.org): what the content says, nothing else. */
export function llmsText(content: Content, siteUrl: string): string {
  const { company, home, labels } = content.single;
  const parts = [
    ...pageParts(content, siteUrl),
    ...kinds.flatMap((kind) => kind.furtherLlmsParts?.(content) ?? []),
    { title: labels.footer.contact, lines: contactLines(content) },
  ];
  const told = parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}`);
  return `${[`# ${company.longName}`, `> ${company.description}`, home.hero.info, ...told].join('\n\n')}\n`;
}

/** Every page in the part that its kind names; kinds may share one. */
function pageParts(content: Content, siteUrl: string): LlmsPart[] {
  const parts = new Map<string, string[]>();
  const { labels } = content.single;
  const titles = new Map(kinds.map((kind) => [kind.name, kind.llmsPart?.(labels)]));
  for (const { kind, label, path, summary, description } of listedPages(content)) {
    const title = titles.get(kind) ?? labels.footer.company;
    const line = linkLine(label, path, summary ?? description, siteUrl);
    parts.set(title, [...(parts.get(title) ?? []), line]);
  }
  return [...parts].map(([title, lines]) => ({ title, lines }));
}

function linkLine(name: string, path: string, text: string, siteUrl: string): string {
  return `- [${name}](${new URL(path, siteUrl).href}): ${text}`;
}

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
