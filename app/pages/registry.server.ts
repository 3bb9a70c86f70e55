import type { Content } from '../content.server/load.ts';

export type PageKind =
  | 'home'
  | 'about'
  | 'services'
  | 'service'
  | 'equipment'
  | 'product'
  | 'contact'
  | 'not-found';

export type Page = {
  path: string;
  kind: PageKind;
  /** Name in menus, breadcrumbs and the browser's tab. */
  label: string;
  description: string;
  /** Path of the page above in the breadcrumb. */
  parent?: string;
  /** Neither in the menu nor in the footer: a large catalogue would fill every page with links. */
  outsideMenu?: boolean;
};

/** The address of the 404 page while the site is built; it is published as 404.html. */
export const notFoundPath = '/404';

const listed = new WeakMap<Content, readonly Page[]>();

/** Every page of the site, in menu order. Everything that lists pages reads this. */
export function listPages(content: Content): readonly Page[] {
  const pages = listed.get(content) ?? makePages(content);
  // A page asks some forty times: made anew each time, a large catalogue would cost its square.
  listed.set(content, pages);
  return pages;
}

function makePages({ single, collection }: Content): Page[] {
  const menuLabel = (path: string) =>
    single.navigation.find(({ to }) => to === path)?.label ?? path;
  return [
    page('/', 'home', menuLabel('/'), single.home.meta),
    page('/about', 'about', menuLabel('/about'), single.about.meta, '/'),
    page('/services', 'services', menuLabel('/services'), single.services.meta, '/'),
    ...collection.services.map((entry) =>
      page(`/services/${entry.slug}`, 'service', entry.title, entry.meta, '/services'),
    ),
    ...collection.equipment.map((entry) => ({
      ...page(`/equipment/${entry.slug}`, 'equipment', entry.label, entry.meta, '/'),
      ...(!entry.menu && { outsideMenu: true }),
    })),
    ...collection.products.map((entry) => ({
      ...page(`/products/${entry.slug}`, 'product', entry.label, entry.meta, '/'),
      ...(!entry.menu && { outsideMenu: true }),
    })),
    page('/contact', 'contact', menuLabel('/contact'), single.contact.meta, '/'),
    page(notFoundPath, 'not-found', '404', single['not-found'].meta),
  ];
}

function page(
  path: string,
  kind: PageKind,
  label: string,
  meta: { description: string },
  parent?: string,
): Page {
  return { path, kind, label, description: meta.description, ...(parent ? { parent } : {}) };
}
