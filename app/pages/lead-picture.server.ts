import type { Content } from '../content.server/load.ts';
import type { Picture } from '../content.server/pictures.ts';
import { notFoundPath, type Page } from './registry.server.ts';

export type LeadPicture = { picture: Picture; alt: string };

/** The picture that stands for a page: on cards that lead to it, and where it is shared. */
export function leadPicture({ single, collection }: Content, page: Page): LeadPicture | undefined {
  const slug = page.path.split('/').at(-1);
  const own = <Entry extends { slug: string }>(entries: Entry[]) =>
    entries.find((entry) => entry.slug === slug);
  switch (page.kind) {
    case 'about':
      return lead(single.about.story.imageSrc, single.about.story.imageAlt);
    case 'services':
      return ofTopic(collection.services[0]);
    case 'service':
      return ofTopic(own(collection.services));
    case 'equipment':
      return ofSlide(own(collection.equipment));
    case 'product':
      return ofSlide(own(collection.products));
    default:
      return ofSlide(single.home.hero);
  }
}

function lead(picture?: Picture, alt = ''): LeadPicture | undefined {
  return picture && { picture, alt };
}

function ofTopic(service?: { items: { imageUrl: Picture; imageAlt: string }[] }) {
  return lead(service?.items[0]?.imageUrl, service?.items[0]?.imageAlt);
}

function ofSlide(entry?: { images: { src: Picture; alt: string }[] }) {
  return lead(entry?.images[0]?.src, entry?.images[0]?.alt);
}

/** Where the card that social networks show is published; the 404 page has none. */
export function socialCard(page: Page): string | undefined {
  if (page.path === notFoundPath) return undefined;
  return `/social/${page.path.slice(1).replaceAll('/', '-') || 'inicio'}.jpg`;
}
