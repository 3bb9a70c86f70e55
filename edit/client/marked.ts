/** Finds in the page what was marked where it was written. */
import { marksIn, type Place, placeName } from '../marks.ts';

export type Target = { place: Place; element: HTMLElement; range: Range | null };

/** The text under a point of the page. */
export function textAt(x: number, y: number): Target | undefined {
  const at = document.caretPositionFromPoint(x, y);
  if (!(at?.offsetNode instanceof Text)) return undefined;
  return targetIn(at.offsetNode, at.offset);
}

/** The first text that an element itself shows. */
export function textOf(element: Element): Target | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const found = targetIn(walker.currentNode as Text, 0);
    if (found) return found;
  }
  return undefined;
}

/** Where the page first shows the text or the picture of a place. */
export function targetWith(place: string): Target | undefined {
  for (const image of document.images) {
    const found = pictureAt(image);
    if (found && placeName(found.place) === place) return found;
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const mark = marksIn(text.data).find((one) => placeName(one.place) === place);
    if (mark) return targetIn(text, mark.to);
  }
  return undefined;
}

/** The same place, where React has written its text anew; nothing when the page no longer has it. */
export function renewed({ place, element, range }: Target): Target | undefined {
  if (!element.isConnected) return undefined;
  if (!range) return { place, element, range };
  const name = placeName(place);
  for (const node of element.childNodes) {
    const mark =
      node instanceof Text && marksIn(node.data).find((one) => placeName(one.place) === name);
    if (mark) return targetIn(node as Text, mark.to);
  }
  return undefined;
}

function targetIn(text: Text, offset: number): Target | undefined {
  const found = marksIn(text.data);
  const mark = found.find(({ to }) => offset <= to) ?? found.at(-1);
  if (!mark || !text.parentElement) return undefined;
  const range = document.createRange();
  range.setStart(text, mark.from);
  range.setEnd(text, mark.to);
  return { place: mark.place, element: text.parentElement, range };
}

/** A picture is known by the place of its alternative text. */
export function pictureAt(node: Element | null): Target | undefined {
  const image = node?.closest('picture, figure a, img');
  const element = image instanceof HTMLImageElement ? image : image?.querySelector('img');
  const [mark] = marksIn(element?.alt ?? '');
  return element && mark ? { place: mark.place, element, range: null } : undefined;
}

/** Every element that shows a marked text or picture, in the order of the page. */
export function markedElements(): HTMLElement[] {
  const found = new Set<HTMLElement>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement && marksIn(data).length > 0) found.add(parentElement);
  }
  for (const image of document.images) if (marksIn(image.alt).length > 0) found.add(image);
  return [...found];
}

/** The places that this page shows where they can be clicked; the data that came with it shows nothing. */
export function shownPlaces(): Set<string> {
  const texts = markedElements()
    .filter((element) => !(element instanceof HTMLScriptElement))
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      element instanceof HTMLImageElement ? element.alt : '',
    ]);
  return new Set(texts.flatMap((text) => marksIn(text).map(({ place }) => placeName(place))));
}

/** React has taken an element over: before, it would see any change as a mistake of the server. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}
