/** What is written and not saved yet outlives a reload of the page, which a start of the editor brings about. */

type Drafts = {
  text: { place: string; seen: string; value: string };
  /** Fields of the panel by their place. */
  fields: Record<string, { seen: unknown; value: string }>;
  newPage: { name: string; description: string };
  grid: { place: string; rows: string[][]; sources: string[] };
  picture: { place: string; alt: string; view: View | null };
  /** The window that was open, and what it was about. */
  window: { name: string; place?: string };
};
type Kind = keyof Drafts;
/** How near a picture is, and the middle of what is seen of it. */
export type View = { zoom: number; x: number; y: number };

const keyOf = (kind: Kind) => `editor-draft-${kind}`;
const pictureCache = 'editor-draft';
const pictureAddress = '/__edit/draft-picture';

export function keepDraft<One extends Kind>(kind: One, value: Drafts[One]): void {
  const kept = { page: location.pathname, value };
  sessionStorage.setItem(keyOf(kind), JSON.stringify(kept));
}

/** Of this page only: elsewhere its place is not seen. */
export function draftOf<One extends Kind>(kind: One): Drafts[One] | undefined {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
  return kept?.page === location.pathname ? kept.value : undefined;
}

export function dropDraft(kind: Kind): void {
  sessionStorage.removeItem(keyOf(kind));
}

/** A picture is too large for the store of texts. */
export async function keepPicture(picture: Blob): Promise<void> {
  const cache = await caches.open(pictureCache);
  await cache.put(pictureAddress, new Response(picture));
}

export async function keptPicture(): Promise<Blob | undefined> {
  const cache = await caches.open(pictureCache);
  return (await cache.match(pictureAddress))?.blob();
}

export async function dropPicture(): Promise<void> {
  dropDraft('picture');
  await caches.delete(pictureCache);
}
