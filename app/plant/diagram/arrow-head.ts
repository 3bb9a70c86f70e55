import type { Line } from './layout.ts';

const head = 7;

/** A small triangle with its point where the arrow is. */
export function arrowHead([x, y, towards]: Line['arrow'], width: number): string {
  const size = head + width / 2;
  const [across, along] = { up: [1, -1], down: [1, 1], left: [-1, -1], right: [-1, 1] }[
    towards
  ] as [number, number];
  return across > 0
    ? `M${x - size} ${y - along * size}H${x + size}L${x} ${y + along * size}Z`
    : `M${x - along * size} ${y - size}V${y + size}L${x + along * size} ${y}Z`;
}
