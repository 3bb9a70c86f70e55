/** Where beside a text there is room for its tools, so that no other text is hidden behind them. */
type Size = { width: number; height: number };
type Spot = { left: number; top: number };
export type Room = Spot & { isFree: boolean };

const gap = 4;
/** In pixels between the points that are looked at: less than a line is high. */
const step = 14;

/** A spot in the window that covers nothing one could read or press; where there is none, above the text. */
export function roomBeside(text: DOMRect, last: DOMRect, size: Size, foot: number): Room {
  const most = innerWidth - size.width - gap;
  const left = Math.max(gap, Math.min(text.left - gap, most));
  const above = text.top - size.height - 2 * gap;
  const below = text.bottom + 2 * gap;
  const end = Math.max(gap, Math.min(text.right - size.width + gap, most));
  const spots = [
    { left, top: above },
    { left, top: below },
    { left: end, top: above },
    { left: end, top: below },
    // On the text's own height: behind its last line, to its right, to its left.
    { left: last.right + 3 * gap, top: last.bottom - size.height },
    { left: last.right + 3 * gap, top: last.top },
    { left: text.right + 3 * gap, top: text.top },
    { left: text.left - size.width - 3 * gap, top: text.top },
  ];
  const isInside = (spot: Spot) =>
    spot.left >= gap && spot.left <= most && spot.top >= 0 && spot.top + size.height <= foot;
  const free = spots.find((spot) => isInside(spot) && isFree(spot, size));
  if (free) return { ...free, isFree: true };
  return { left, top: above > 0 ? above : Math.min(below, foot - size.height), isFree: false };
}

function isFree({ left, top }: Spot, { width, height }: Size): boolean {
  const box = new DOMRect(left, top, width, height);
  const found = new Set<Element>();
  for (let y = top; y <= top + height; y += Math.min(step, height)) {
    for (let x = left; x <= left + width; x += 2 * step) {
      // Those of the editor itself stand in the page as one element.
      const [behind] = document
        .elementsFromPoint(x, y)
        .filter((one) => one.localName !== 'site-editor');
      if (behind) found.add(behind);
    }
  }
  return [...found].every((one) => !isCovered(one, box));
}

function isCovered(element: Element, box: DOMRect): boolean {
  // Of a picture enough is left to see and to press.
  if (element.closest('a, button, summary, label, input, select, textarea')) return true;
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .some((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((line) => isOver(line, box));
    });
}

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
