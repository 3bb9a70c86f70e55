import type { Line } from './layout.ts';

const head = 7;
const sizeOf = (width: number) => head + width / 2;
const signOf = (towards: Line['arrow'][2]) => (towards === 'up' || towards === 'left' ? -1 : 1);
const isUpright = (towards: Line['arrow'][2]) => towards === 'up' || towards === 'down';

/** A small triangle with its point where the arrow is. */
export function arrowHead([x, y, towards]: Line['arrow'], width: number): string {
  const size = sizeOf(width);
  const back = -2 * size * signOf(towards);
  return isUpright(towards)
    ? `M${x - size} ${y + back}h${2 * size}L${x} ${y}Z`
    : `M${x + back} ${y - size}v${2 * size}L${x} ${y}Z`;
}

/** The way of a line; where its head is at its end, only up to it, for the line may be the broader one. */
export function wayToHead({ path, arrow: [x, y, towards] }: Line, width: number): string {
  const end = isUpright(towards) ? y : x;
  const beforeHead = end - (2 * sizeOf(width) - 1) * signOf(towards);
  return path.replace(/(?<=[HV])[\d.]+$/, (last) =>
    Number(last) === end ? `${beforeHead}` : last,
  );
}
