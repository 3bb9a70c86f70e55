/** The one door through which routes reach the content. It runs only while pages are made. */
import type { Content } from '../content.server/load.ts';
import { setPictures } from '../content.server/pictures.ts';
import { forgetContent, readContent } from '../content.server/read.ts';
import { siteUrl } from '../content.server/site-url.ts';
import { pack } from '../packed.ts';
import { pageHead } from './head.server.ts';
import { breadcrumb } from './navigation.server.ts';
import type { LoadContext } from './page-kind.server.ts';
import { listPages } from './registry.server.ts';
import { siteFrame } from './site-frame.server.ts';

/** Read once for a build; anew for each request while developing, so that edits show. */
function currentContent(): Content {
  if (import.meta.env.DEV) {
    setPictures();
    forgetContent();
  }
  return readContent();
}

export async function loadFrame() {
  return pack(await siteFrame(currentContent()));
}

/**
 * The loader of a kind of page: head, breadcrumb and name of the page asked for, and what `load` makes
 * of the content for its view. `fixedPath` is for a page that answers at any address.
 */
export function pageLoader<ViewData extends object>(
  load: (context: LoadContext, siteUrl: string) => ViewData | Promise<ViewData>,
  fixedPath?: string,
) {
  return async ({ url }: { url: URL }) => {
    const content = currentContent();
    const pages = listPages(content);
    const path = fixedPath ?? (url.pathname.replace(/\/$/, '') || '/');
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`No page is registered at ${path}`);
    const ownUrl = siteUrl(content);
    return pack({
      head: pageHead(content, page, ownUrl),
      trail: breadcrumb(content, page.path),
      label: page.label,
      ...(await load({ content, page, pages }, ownUrl)),
    });
  };
}
