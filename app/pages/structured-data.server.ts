import type { Content } from '../content.server/load.ts';
import { breadcrumb, type PageLink } from './navigation.server.ts';
import type { Page } from './page-kind.server.ts';
import { addressOf, type Data, itemList, schemaOrg } from './schema-org.server.ts';

/** What a page says to search engines: where it stands, and what its kind has to say. */
export function structuredData(content: Content, page: Page, siteUrl: string): Data[] {
  const trail = breadcrumb(content, page.path);
  const crumbs = trail.length > 1 ? [breadcrumbList(trail, siteUrl)] : [];
  return [...crumbs, ...(page.structuredData?.(page, siteUrl) ?? [])];
}

function breadcrumbList(trail: PageLink[], siteUrl: string): Data {
  const items = trail.map(({ label, to }) => ({ name: label, item: addressOf(to, siteUrl) }));
  return { ...schemaOrg('BreadcrumbList'), ...itemList(items), '@type': 'BreadcrumbList' };
}
