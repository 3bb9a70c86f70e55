import type { Content } from '../content.server/load.ts';
import type { MenuEntry } from '../content.server/schema/site.ts';
import { groupedPaths } from '../layout/grouped-paths.ts';
import { type PageLink, toLink } from './links.server.ts';
import type { Page } from './page-kind.server.ts';
import { type KindName, kinds, listPages } from './registry.server.ts';

export type { PageLink };

/** A menu item as it is shown: a link, or a group of items. */
export type MenuItem = MenuPage | MenuGroup;
/** `line` tells in groups what it is for. */
type MenuPage = { id: string; label: string; to: string; line?: string };
export type MenuGroup = { id: string; label: string; dropdown: MenuItem[] };

export function buildMenu(content: Content): MenuItem[] {
  return content.single.navigation.map((entry) => menuItem(entry, content));
}

function menuItem({ id, label, to, dropdown }: MenuEntry, content: Content): MenuItem {
  if (to !== undefined) return { id, label, to };
  if (Array.isArray(dropdown)) {
    return { id, label, dropdown: dropdown.map((child) => menuItem(child, content)) };
  }
  const pages = kinds
    .filter((kind) => kind.menuGroup === dropdown)
    .flatMap((kind) => menuPages(content, kind.name));
  return {
    id,
    label,
    dropdown: pages.map((page) => ({
      id: page.path.split('/').at(-1) ?? '',
      ...toLink(page),
      ...(page.menuLine && { line: page.menuLine }),
    })),
  };
}

/** The pages in groups of the menu, in its order. */
export function groupedPages(content: Content): Page[] {
  const pages = listPages(content);
  return groupedPaths(buildMenu(content)).flatMap(
    (path) => pages.find((page) => page.path === path) ?? [],
  );
}

function menuPages(content: Content, kind: KindName): Page[] {
  return listPages(content).filter((page) => page.kind === kind && !page.outsideMenu);
}

export function linksOf(content: Content, kind: KindName): PageLink[] {
  return menuPages(content, kind).map(toLink);
}

/** From the home page down to this one. */
export function breadcrumb(content: Content, path: string): PageLink[] {
  const pages = listPages(content);
  const trail: PageLink[] = [];
  let current = pages.find((page) => page.path === path);
  while (current) {
    trail.unshift(toLink(current));
    const parent = current.parent;
    current = pages.find((page) => page.path === parent);
  }
  return trail;
}
