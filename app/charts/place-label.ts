import { type Point, paper } from './plane.ts';

/** Letters on a phone, where the drawing is small, in units of the drawing (chart.module.css). */
const letter = { width: 10.4, height: 22 };
const nearest = 8;
/** The nearest place is beside a steep line. */
const distances = [[2, nearest], [20], [36]];
/** Nearer to the foot of the chart it would read as the name of its axis. */
const clear = 14;
/** How finely the paper is searched for a free place when there is none beside the points. */
const grid = 14;

export type Box = { left: number; right: number; top: number; bottom: number };

export type Label = { text: string; x: number; y: number; anchor: 'start' | 'end'; box: Box };

/**
 * Where a name stands free: beside one of these points, the first ones first, crossed by no line and
 * over no other name. Without such a place it stands in the nearest free one; on a full paper, at the first point.
 */
export function placeLabel(
  text: string,
  points: readonly Point[],
  lines: readonly (readonly Point[])[],
  taken: readonly Box[],
  foot: number,
): Label {
  const isFree = ({ box }: Label) =>
    box.left >= paper.left &&
    box.right <= paper.right + 4 &&
    box.top >= paper.top - 14 &&
    box.bottom <= foot - clear &&
    !taken.some((other) => overlap(box, other)) &&
    !lines.some((line) => crosses(line, box));
  // Nearer to another line it would read as that one's name.
  const isOwn = (label: Label) =>
    points.length === 1 || lines.every((line) => nearness(label, points) <= nearness(label, line));
  let other: Label | undefined;
  for (const near of distances) {
    for (const point of points) {
      const free = near.flatMap((distance) => around(text, point, distance)).filter(isFree);
      const own = free.find(isOwn);
      if (own) return own;
      other ??= free[0];
    }
  }
  if (other) return other;
  const [first = [paper.left, paper.top] as const] = points;
  const [free] = anywhere(foot)
    .map((point) => labelAt(text, point, 'start', 0))
    .filter(isFree)
    .toSorted((a, b) => distanceTo(a, first) - distanceTo(b, first));
  return free ?? labelAt(text, first, first[0] > paper.width / 2 ? 'end' : 'start', -nearest);
}

function anywhere(foot: number): Point[] {
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / grid) + 1 }, (_, step) => from + step * grid);
  return steps(paper.left, paper.right).flatMap((x) =>
    steps(paper.top, foot).map((y): Point => [x, y]),
  );
}

/** From a point to the nearest side of a name. */
function distanceTo({ box }: Label, [x, y]: Point): number {
  const beside = Math.max(box.left - x, 0, x - box.right);
  const above = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(beside, above);
}

function nearness(label: Label, line: readonly Point[]): number {
  return Math.min(...line.map((point) => distanceTo(label, point)));
}

function around(text: string, point: Point, distance: number): Label[] {
  return [-distance, distance + letter.height * 0.7].flatMap((below) =>
    (['start', 'end'] as const).map((anchor) => labelAt(text, point, anchor, below)),
  );
}

function labelAt(text: string, [px, py]: Point, anchor: 'start' | 'end', below: number): Label {
  const width = text.length * letter.width;
  const x = px + (anchor === 'start' ? 6 : -6);
  const y = py + below;
  const left = anchor === 'start' ? x : x - width;
  const box = { left, right: left + width, top: y - letter.height * 0.85, bottom: y + 5 };
  return { text, x, y, anchor, box };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Sampled finely enough that no line passes through a box unseen. */
function crosses(line: readonly Point[], box: Box): boolean {
  return line.some(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 3));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((t) =>
      isInside(box, x + (nextX - x) * t, y + (nextY - y) * t),
    );
  });
}

function isInside(box: Box, x: number, y: number): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}
