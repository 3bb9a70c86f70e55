import type { Reach } from '../place-tags.ts';

/** On the canvas from −1 to 1, upwards and to the right. */
type Place = { x: number; y: number };

/** Where it is pointed at, and how far it is seen from there. */
export type SeenPlace = Place & Reach;

/** So few pixels of a part are a glimpse, not worth a name. */
const glimpse = 12;

/**
 * Where each part is to be pointed at: its red value in the pixels is its index plus one. That is
 * where it wishes to be, if it is seen there; else the middle of what is seen of it, or the pixel
 * of its own that is nearest to that middle.
 */
export function placesOf(
  pixels: Uint8Array,
  width: number,
  wishes: readonly Place[],
): Map<number, SeenPlace> {
  const height = pixels.length / 4 / width;
  const seen = wishes.map(() => ({ count: 0, x: 0, y: 0, left: width, right: 0, top: 0 }));
  const partAt = (column: number, row: number) => (pixels[(row * width + column) * 4] ?? 0) - 1;
  const isSeenAt = (index: number, column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height && partAt(column, row) === index;
  eachPixel((column, row, part) => {
    part.count += 1;
    part.x += column;
    part.y += row;
    part.left = Math.min(part.left, column);
    part.right = Math.max(part.right, column);
    part.top = Math.max(part.top, row);
  });

  const aims = wishes.map(({ x, y }, index) => {
    const column = Math.floor(((x + 1) / 2) * width);
    const row = Math.floor(((y + 1) / 2) * height);
    if (isSeenAt(index, column, row)) return { x: column, y: row };
    const { count, x: columns, y: rows } = seen[index] ?? { count: 0, x: 0, y: 0 };
    return { x: columns / count, y: rows / count };
  });
  const nearest = wishes.map(() => ({ away: Number.POSITIVE_INFINITY, x: 0, y: 0 }));
  eachPixel((column, row, _, index) => {
    const aim = aims[index];
    const best = nearest[index];
    if (!aim || !best) return;
    // A pixel inside of the part is better than one at its edge, which a ray may miss.
    const inside =
      isSeenAt(index, column - 1, row) &&
      isSeenAt(index, column + 1, row) &&
      isSeenAt(index, column, row - 1) &&
      isSeenAt(index, column, row + 1);
    const away = Math.hypot(column - aim.x, row - aim.y) + (inside ? 0 : width);
    if (away < best.away) Object.assign(best, { away, x: column, y: row });
  });

  function eachPixel(
    visit: (column: number, row: number, part: (typeof seen)[number], index: number) => void,
  ) {
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const index = partAt(column, row);
        const part = seen[index];
        if (part) visit(column, row, part, index);
      }
    }
  }

  return new Map(
    nearest.flatMap(({ x, y }, index) => {
      const part = seen[index];
      if (!part || part.count < glimpse) return [];
      const place = {
        x: ((x + 0.5) / width) * 2 - 1,
        y: ((y + 0.5) / height) * 2 - 1,
        left: (2 * (x - part.left)) / width,
        right: (2 * (part.right - x)) / width,
        up: (2 * (part.top - y)) / height,
      };
      return [[index, place] as const];
    }),
  );
}

/** Of a canvas from −1 to 1. */
export const inPixels = (
  { left, right, up }: Reach,
  { width, height }: { width: number; height: number },
) => ({
  left: (left * width) / 2,
  right: (right * width) / 2,
  up: (up * height) / 2,
});
