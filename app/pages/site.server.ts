/** The one door through which routes reach the content. It runs only while pages are made. */
import { type CalculatorId, loadCalculator } from '../../engineering/calculators/index.ts';
import { type Verification, verificationOf } from '../calculator/verification.server.ts';
import { mailService } from '../contact/mail.ts';
import { mapLinks } from '../contact/map.ts';
import { privacyNotice } from '../contact/privacy.ts';
import type { Content } from '../content.server/load.ts';
import { setPictures } from '../content.server/pictures.ts';
import { readContent } from '../content.server/read.ts';
import type { Block } from '../content.server/schema/blocks.ts';
import { siteUrl } from '../content.server/site-url.ts';
import { pageHead } from './head.server.ts';
import { leadPicture } from './lead-picture.server.ts';
import { breadcrumb, buildMenu, linksOf, linkTo } from './navigation.server.ts';
import { listPages, notFoundPath } from './registry.server.ts';

let checked: Content | undefined;

/** Read once for a build; anew for each request while developing, so that edits show. */
export function content(): Content {
  if (import.meta.env.DEV) {
    setPictures();
    return readContent();
  }
  checked ??= readContent();
  return checked;
}

/** What the frame around every page needs. */
export function siteFrame() {
  const all = content();
  return {
    company: all.single.company,
    labels: all.single.labels,
    menu: buildMenu(all),
    services: linksOf(all, 'service'),
    equipment: linksOf(all, 'equipment'),
    products: linksOf(all, 'product'),
    year: new Date().getFullYear(),
  };
}

export type SiteFrame = ReturnType<typeof siteFrame>;

/** Head and breadcrumb of the page at this path, for its loader. */
export function describePage(path: string) {
  const all = content();
  const page = listPages(all).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is registered at ${path}`);
  return {
    head: pageHead(all, page, siteUrl()),
    trail: breadcrumb(all, path),
    label: page.label,
  };
}

type CatalogueFolder = 'equipment' | 'products';

export async function cataloguePage(folder: CatalogueFolder, slug: string) {
  const all = content();
  const entry = all.collection[folder].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No ${folder} page is called ${slug}`);
  return {
    ...describePage(`/${folder}/${slug}`),
    entry,
    verification: await verificationIn(entry.content),
    related: entry.related.map((path) => cardOf(all, path)),
  };
}

/** How the calculators among these blocks were verified. */
async function verificationIn(blocks: Block[]) {
  const verification: Partial<Record<CalculatorId, Verification>> = {};
  for (const block of blocks) {
    if (block.type !== 'calculator') continue;
    verification[block.id] = verificationOf(await loadCalculator(block.id));
  }
  return verification;
}

export type RelatedPage = ReturnType<typeof cardOf>;

/** Name, picture and summary of a page, for a card that leads to it. */
function cardOf(all: Content, path: string) {
  const page = listPages(all).find((candidate) => candidate.path === path);
  const lead = page && leadPicture(all, page);
  const entries = [...all.collection.equipment, ...all.collection.products];
  const summary =
    entries.find((entry) => path.endsWith(`/${entry.slug}`))?.summary ??
    all.collection.services.find((entry) => entry.link === path)?.description;
  return { ...linkTo(all, path), summary, ...(lead ? { picture: lead.picture } : {}) };
}

export async function servicePage(slug: string) {
  const all = content();
  const service = all.collection.services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service is called ${slug}`);
  return {
    ...describePage(service.link),
    service,
    verification: await verificationIn(service.items.flatMap((item) => item.content)),
    others: linksOf(all, 'service').filter((link) => link.to !== service.link),
  };
}

/** The cards of the services grid: only what they show. */
export function serviceCards() {
  return content().collection.services.map(({ id, icon, title, description, link, items }) => ({
    id,
    icon,
    title,
    description,
    link,
    topics: items.map((item) => ({ id: item.id, name: item.name })),
  }));
}

export type ServiceCard = ReturnType<typeof serviceCards>[number];

export function contactPage() {
  const { contact, company } = content().single;
  const { privacy, ...page } = contact;
  const mail = mailService(process.env);
  return {
    ...describePage('/contact'),
    page,
    mail,
    privacy: privacyNotice(privacy, mail, company.map.provider),
    map: mapLinks(company.map),
  };
}

export function notFoundLinks() {
  const all = content();
  return all.single['not-found'].links.map((path) => linkTo(all, path));
}

export { notFoundPath };
