import type { Cover } from '../place-tags.ts';

/** On the canvas from −1 to 1, upwards and to the right. */
type Place = { x: number; y: number };

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
): Map<number, Place> {
  const height = pixels.length / 4 / width;
  const seen = wishes.map(() => ({ count: 0, x: 0, y: 0 }));
  const partAt = (column: number, row: number) => (pixels[(row * width + column) * 4] ?? 0) - 1;
  const isSeenAt = (index: number, column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height && partAt(column, row) === index;
  eachPixel((column, row, part) => {
    part.count += 1;
    part.x += column;
    part.y += row;
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
      const place = { x: ((x + 0.5) / width) * 2 - 1, y: ((y + 0.5) / height) * 2 - 1 };
      return [[index, place] as const];
    }),
  );
}

/** How much of a box of the page the machine takes, by the same pixels, which are so many to one of the page. */
export function coverIn(pixels: Uint8Array, width: number, scale: number): Cover {
  const height = pixels.length / 4 / width;
  // What is seen to the left of and under each corner: a box is the difference of four.
  const sums = new Uint32Array((width + 1) * (height + 1));
  const sumAt = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
  for (let row = 1; row <= height; row++) {
    for (let column = 1; column <= width; column++) {
      const isSeen = pixels[((row - 1) * width + column - 1) * 4] !== 0;
      sums[row * (width + 1) + column] =
        Number(isSeen) +
        sumAt(column, row - 1) +
        sumAt(column - 1, row) -
        sumAt(column - 1, row - 1);
    }
  }
  const columnAt = (x: number) => Math.min(width, Math.max(0, Math.round(x * scale)));
  const rowAt = (y: number) => Math.min(height, Math.max(0, Math.round(height - y * scale)));
  return (box) => {
    const [left, right] = [columnAt(box.left), columnAt(box.left + box.width)];
    const [low, high] = [rowAt(box.top + box.height), rowAt(box.top)];
    const seen = sumAt(right, high) - sumAt(left, high) - sumAt(right, low) + sumAt(left, low);
    return seen / Math.max(1, (right - left) * (high - low));
  };
}
