import { linkTo } from '../links.server.ts';
import { filesOf } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { reads } from './schema.ts';

/** The address of the 404 page while the site is built; it is published as 404.html. */
export const notFoundPath = '/404';

export const kind: PageKind<'not-found', typeof reads> = {
  name: 'not-found',
  route: '*',
  reads,
  pages: (content) => [
    {
      path: notFoundPath,
      label: '404',
      description: content.single['not-found'].meta.description,
      isUnlisted: true,
      sources: filesOf(content, 'not-found'),
      links: content.single['not-found'].links.map((to) => ({ field: 'links', to })),
    },
  ],
};

export function load({ content, pages }: LoadContext) {
  const page = content.single['not-found'];
  return { page, links: page.links.map((path) => linkTo(pages, path)) };
}
