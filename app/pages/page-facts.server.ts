import type { Content } from '../content.server/load.ts';
import type { Picture } from '../content.server/pictures.ts';
import type { LeadPicture, PageFacts, Source } from './page-kind.server.ts';

/** Small parts from which kinds put together what they say of their pages. */

/** The name of a page that the menu has. */
export function namedInMenu({ single }: Content, path: string) {
  const item = single.navigation.find(({ to }) => to === path);
  // Without one, the check of the content says so; nothing is built.
  return { path, label: item?.label ?? path, isNamedInMenu: true } satisfies Partial<PageFacts>;
}

/** Files of content/ that a page shows with all their pictures. */
export function filesOf({ single }: Content, ...names: (keyof Content['single'])[]): Source[] {
  return names.map((name) => ({ file: name, value: single[name] }));
}

export function leadPicture(picture?: Picture, alt = ''): LeadPicture | undefined {
  return picture && { picture, alt };
}

/** The entry of a collection that a page shows. */
export function entryOf<Entry extends { slug: string }>(entries: Entry[], path: string): Entry {
  const entry = entries.find(({ slug }) => path.endsWith(`/${slug}`));
  if (!entry) throw new Error(`No content file belongs to ${path}`);
  return entry;
}
