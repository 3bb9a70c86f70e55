import type { Content } from '../content.server/load.ts';
import { listPages, type Page, type PageKind } from './registry.server.ts';

/** A menu item as it is shown: a link, or a group of items. */
export type MenuItem = { id: string; label: string; to: string } | MenuGroup;
export type MenuGroup = { id: string; label: string; dropdown: MenuItem[] };

export type PageLink = { to: string; label: string };

type MenuEntry = Content['single']['navigation'][number];

export function buildMenu(content: Content): MenuItem[] {
  return content.single.navigation.map((entry) => menuItem(entry, content));
}

function menuItem(entry: MenuEntry, content: Content): MenuItem {
  const { id, label, to, dropdown } = entry;
  if (to !== undefined) return { id, label, to };
  if (Array.isArray(dropdown)) {
    return { id, label, dropdown: dropdown.map((child) => menuItem(child, content)) };
  }
  const kind = dropdown === 'equipment' ? 'equipment' : 'product';
  return {
    id,
    label,
    dropdown: linksOf(content, kind).map((link) => ({
      id: link.to.split('/').at(-1) ?? '',
      ...link,
    })),
  };
}

export function linksOf(content: Content, kind: PageKind): PageLink[] {
  return listPages(content)
    .filter((page) => page.kind === kind && !page.outsideMenu)
    .map(toLink);
}

export function linkTo(content: Content, path: string): PageLink {
  const page = listPages(content).find((candidate) => candidate.path === path.split('#')[0]);
  return { to: path, label: page?.label ?? path };
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

function toLink(page: Page): PageLink {
  return { to: page.path, label: page.label };
}
