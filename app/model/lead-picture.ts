import type { Content } from './load.ts';
import type { Picture } from './pictures.ts';
import { notFoundPath, type Page } from './registry.ts';

/** The picture that stands for a page: on cards that lead to it, and where it is shared. */
export function leadPicture({ single, collection }: Content, page: Page): Picture | undefined {
  const slug = page.path.split('/').at(-1);
  switch (page.kind) {
    case 'about':
      return single.about.story.imageSrc;
    case 'services':
      return collection.services[0]?.items[0]?.imageUrl;
    case 'service':
      return collection.services.find((entry) => entry.slug === slug)?.items[0]?.imageUrl;
    case 'equipment':
      return collection.equipment.find((entry) => entry.slug === slug)?.images[0]?.src;
    case 'product':
      return collection.products.find((entry) => entry.slug === slug)?.images[0]?.src;
    default:
      return single.home.hero.images[0]?.src;
  }
}

/** Where the card that social networks show is published; the 404 page has none. */
export function socialCard(page: Page): string | undefined {
  if (page.path === notFoundPath) return undefined;
  return `/social/${page.path.slice(1).replaceAll('/', '-') || 'inicio'}.jpg`;
}
