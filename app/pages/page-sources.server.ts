import type { Content } from '../content.server/load.ts';
import { type Picture, stemOf } from '../content.server/pictures.ts';
import type { Page, PageKind } from './registry.server.ts';

type Single = keyof Content['single'];
type Source = { file: string; value: unknown };

/** The files that a page shows, its own first. What stands on every page (menu, labels) is none. */
const singles: Partial<Record<PageKind, Single[]>> = {
  home: ['home', 'features', 'pillars', 'clients'],
  about: ['about', 'pillars', 'team', 'stats'],
  services: ['services', 'clients'],
  contact: ['contact', 'company'],
  'not-found': ['not-found'],
};

const folders = { service: 'services', equipment: 'equipment', product: 'products' } as const;

function sourcesOf({ single, collection }: Content, page: Page): Source[] {
  const shown = (singles[page.kind] ?? []).map((name) => ({ file: name, value: single[name] }));
  const entries = (folder: keyof Content['collection']) =>
    collection[folder].map((value) => ({ file: `${folder}/${value.slug}`, value }));
  // Its cards show the words of the services, not their pictures.
  const cards = () => entries('services').map(({ file }) => ({ file, value: undefined }));
  if (page.kind === 'services') return [...shown, ...cards()];
  if (!(page.kind in folders)) return shown;
  const folder = folders[page.kind as keyof typeof folders];
  return entries(folder).filter(({ file }) => `/${file}` === page.path);
}

/** The file to edit when something is wrong with what a page says. */
export function contentFile(content: Content, page: Page): string {
  return `${sourcesOf(content, page)[0]?.file}.yaml`;
}

/** Files and pictures behind a page, as paths below content/ without their ending. */
export function sourceStems(content: Content, page: Page): string[] {
  const pictures = picturesOf(content, page).map((picture) => `images/${stemOf(picture)}`);
  return [...sourcesOf(content, page).map(({ file }) => file), ...pictures];
}

/** Every picture that a page's content names, each once; sample ones stand for others to come. */
export function picturesOf(content: Content, page: Page): Picture[] {
  const found = sourcesOf(content, page).flatMap(({ value }) => picturesIn(value));
  return [...new Map(found.map((picture) => [picture.src, picture])).values()];
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample) return [];
  if ('widths' in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}
