import type { Page } from './page-kind.server.ts';

export type PageLink = { to: string; label: string };

export function toLink({ path, label }: Page): PageLink {
  return { to: path, label };
}

/** A link with the name of its page; the check of the content has seen that there is one. */
export function linkTo(pages: readonly Page[], path: string): PageLink {
  return { to: path, label: pageAt(pages, path)?.label ?? path };
}

export type PageCard = ReturnType<typeof cardTo>;

/** Name, picture and summary of a page, for a card that leads to it. */
export function cardTo(pages: readonly Page[], path: string) {
  const { summary, picture } = pageAt(pages, path) ?? {};
  return { ...linkTo(pages, path), summary, ...(picture ? { picture: picture.picture } : {}) };
}

function pageAt(pages: readonly Page[], path: string): Page | undefined {
  const [address] = path.split('#');
  return pages.find((page) => page.path === address);
}
