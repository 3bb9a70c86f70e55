import type { Point } from './plane.ts';

export type Box = { left: number; right: number; top: number; bottom: number };
export type Line = readonly Point[];
export type Label = {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  box: Box;
  /** How much worse than over what it names, near to it, and on no line of the grid. */
  cost?: number;
};

/** What a name belongs to: a line, a point with a mark, or what lies between lines. */
export type Named = {
  text: string;
  /** Where it may stand beside, the better places first; from so many on, where nothing better is free. */
  at: Line;
  better?: number;
  line?: Line;
  /** The line lies across the chart. */
  isLevel?: boolean;
  /** How far its mark reaches from the point. */
  reach?: number;
  isArea?: boolean;
};

/** The drawing as it is without the name. */
type Room = {
  /** How large its letters are, in units of the drawing. */
  letter: number;
  within: Box;
  lines: readonly Line[];
  /** How high its level lines of the grid lie. */
  grid?: readonly number[];
  taken: readonly Box[];
  /** From a line at least; what the ground around letters and half of a line take, or less where there is no room. */
  clear?: number;
};

/** A bold letter's width, what a short word may have more, the height and what hangs below, in parts of the letter's size. */
const shape = { width: 0.5, more: 0.7, ascent: 0.75, descent: 0.25 };
/** From a point to its name, in parts of a letter's size; about 12 pixels are the third. */
const gaps = [0.2, 0.35, 0.5, 0.85, 1.4];

/**
 * Where a name stands free: beside one of these points, crossed by no line, over no other name, on the point's side of every
 * line, and nearer to what it names than to anything else.
 */
export function placeLabel(named: Named, room: Room): Label | undefined {
  const { text, at, better = at.length, line, reach = 0, isArea } = named;
  const others = room.lines.filter((one) => one !== line);
  const { clear = 1 } = room;
  const isFree = ({ box }: Label, point: Point) =>
    box.left >= room.within.left &&
    box.right <= room.within.right &&
    box.top >= room.within.top &&
    box.bottom <= room.within.bottom &&
    !room.taken.some((other) => overlap(box, other)) &&
    !room.lines.some((one) => distanceBetween(box, one, clear) < clear) &&
    isOwn(box, point);
  const isOwn = (box: Box, point: Point) => {
    const link = [point, nearestIn(box, point)] as const;
    // A point lies on its line.
    const apart = line ? others : others.filter((one) => distanceTo(one, point) > 3);
    if (apart.some((one) => partsOf(one).some((part) => cross(part, link)))) return false;
    if (isArea) return true;
    const own = distanceBetween(box, line ?? [point], between(...link)) - reach + 1;
    return apart.every((one) => distanceBetween(box, one, own) >= own);
  };
  let best: (Label & { cost: number }) | undefined;
  for (const gap of gaps) {
    for (const [place, point] of at.entries()) {
      const further = Math.max(0, gap - 0.5) + (place < better ? 0 : 0.5);
      for (const label of around(text, point, gap * room.letter + reach, room.letter)) {
        const cost = costOf(label, point, named, room) + further;
        if (cost >= (best?.cost ?? 9) || !isFree(label, point)) continue;
        if (cost === 0) return label;
        best = { ...label, cost };
      }
    }
    if (best && best.cost < 1) return best;
  }
  return best;
}

/** Under its line a name could be that of what lies there; on a line of the grid, or beyond one, it could be that one's. */
function costOf(
  { y }: Label,
  [, at]: Point,
  { line, isLevel }: Named,
  { letter, grid = [] }: Room,
) {
  const heights = [y - 0.7 * letter, y + 0.1 * letter, ...(isLevel ? [at] : [])];
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const isOn = grid.some((one) => one > top && one < bottom && Math.abs(one - at) > 1);
  return (isOn ? 2 : 0) + (line && y > at ? (isLevel ? 0.9 : 0.4) : 0);
}

/** A name from this point on, at its height. */
export function labelAt(
  text: string,
  [x, y]: Point,
  anchor: Label['anchor'],
  letter: number,
): Label {
  const width = (text.length * shape.width + shape.more) * letter;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const [top, bottom] = [y - letter * shape.ascent, y + letter * shape.descent];
  return { text, x, y, anchor, box: { left, right: left + width, top, bottom } };
}

function around(text: string, [px, py]: Point, gap: number, letter: number): Label[] {
  const above = py - gap - letter * shape.descent;
  const below = py + gap + letter * shape.ascent;
  const middle = py + letter * 0.25;
  return [
    ...[above, below].flatMap((y) => [
      labelAt(text, [px + 6, y], 'start', letter),
      labelAt(text, [px - 6, y], 'end', letter),
      labelAt(text, [px, y], 'middle', letter),
    ]),
    labelAt(text, [px + gap + 4, middle], 'start', letter),
    labelAt(text, [px - gap - 4, middle], 'end', letter),
  ];
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const nearestIn = (box: Box, [x, y]: Point): Point => [
  Math.min(Math.max(x, box.left), box.right),
  Math.min(Math.max(y, box.top), box.bottom),
];

type Part = readonly [Point, Point];

/** From each point to the next; a point alone is a part without length. */
const inParts = (line: Line) =>
  line
    .slice(0, Math.max(1, line.length - 1))
    .map((from, index): Part => [from, line[index + 1] ?? from]);

/** While a name looks for its place a line is asked for its parts a thousand times. */
const known = new WeakMap<Line, Part[]>();

function partsOf(line: Line): Part[] {
  const parts = known.get(line) ?? inParts(line);
  known.set(line, parts);
  return parts;
}

function nearestOn([[ax, ay], [bx, by]]: Part, [x, y]: Point): Point {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length && ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const t = Math.min(Math.max(along, 0), 1);
  return [ax + t * (bx - ax), ay + t * (by - ay)];
}

const between = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

export function distanceTo(line: Line, point: Point): number {
  return Math.min(...partsOf(line).map((part) => between(nearestOn(part, point), point)));
}

/** Zero where the line passes through the box; at most so much, for which only what is near is looked at. */
export function distanceBetween(box: Box, line: Line, most = 1000): number {
  const { left, right, top, bottom } = box;
  let least = most;
  for (const part of partsOf(line)) {
    const [[ax, ay], [bx, by]] = part;
    const isFar =
      Math.max(ax, bx) < left - most ||
      Math.min(ax, bx) > right + most ||
      Math.max(ay, by) < top - most ||
      Math.min(ay, by) > bottom + most;
    if (isFar) continue;
    const corners = cornersOf(box);
    if (isInside(box, part[0]) || inParts(corners).some((edge) => cross(part, edge))) return 0;
    least = Math.min(
      least,
      ...part.map((point) => between(nearestIn(box, point), point)),
      ...corners.map((corner) => between(nearestOn(part, corner), corner)),
    );
  }
  return least;
}

const cornersOf = ({ left, right, top, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

const isInside = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
  x > left && x < right && y > top && y < bottom;

const side = ([a, b]: Part, [x, y]: Point) =>
  Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));

/** Whether two have a point in common. */
const cross = (a: Part, b: Part) =>
  side(a, b[0]) !== side(a, b[1]) && side(b, a[0]) !== side(b, a[1]);
