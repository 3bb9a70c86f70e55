import type { Content } from '../content.server/load.ts';
import { kind as about } from './about/page.server.ts';
import { equipment, product } from './catalogue/page.server.ts';
import { kind as contact } from './contact/page.server.ts';
import { kind as home } from './home/page.server.ts';
import { kind as notFound, notFoundPath } from './not-found/page.server.ts';
import { equipmentOverview, productsOverview } from './overview/page.server.ts';
import type { Page, PageKind } from './page-kind.server.ts';
import { kind as plant } from './plant/page.server.ts';
import { kind as service } from './service/page.server.ts';
import { kind as services } from './services/page.server.ts';
import { kind as tool } from './tool/page.server.ts';
import { kind as tools } from './tools/page.server.ts';

export { notFoundPath, type Page };

/** Every kind of page, in the order in which pages are listed. All that lists pages reads this. */
const registered = [
  home,
  about,
  services,
  service,
  equipmentOverview,
  equipment,
  productsOverview,
  product,
  tools,
  tool,
  plant,
  contact,
  notFound,
] as const;

export type RegisteredKind = (typeof registered)[number];
export type KindName = RegisteredKind['name'];

export const kinds: readonly PageKind<KindName>[] = registered;

const listed = new WeakMap<Content, readonly Page[]>();

/** Every page of the site, in the order of their kinds. */
export function listPages(content: Content): readonly Page[] {
  const pages = listed.get(content) ?? makePages(content);
  // A page asks some forty times: made anew each time, a large catalogue would cost its square.
  listed.set(content, pages);
  return pages;
}

function makePages(content: Content): Page[] {
  return kinds.flatMap((kind) => kind.pages(content).map((page) => ({ ...page, kind: kind.name })));
}

/** The pages that visitors and search engines may be led to. */
export function listedPages(content: Content): Page[] {
  return listPages(content).filter((page) => !page.isUnlisted);
}
