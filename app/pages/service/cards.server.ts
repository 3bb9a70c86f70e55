import type { Content } from '../../content.server/load.ts';
import { leadPicture } from '../page-facts.server.ts';

type Service = Content['collection']['services'][number];

export type ServiceCard = ReturnType<typeof serviceCards>[number];

/** The cards of the services grid: only what they show. */
export function serviceCards({ collection }: Content) {
  return collection.services.map(({ id, icon, title, description, link, items }) => ({
    id,
    icon,
    title,
    description,
    link,
    topics: items.map((item) => ({ id: item.id, name: item.name })),
  }));
}

/** A service is shown by the picture of its first sub-topic. */
export function servicePicture({ items: [first] }: Service) {
  return leadPicture(first?.imageUrl, first?.imageAlt);
}
