import type { Point } from './plane.ts';

export type Box = { left: number; right: number; top: number; bottom: number };
export type Line = readonly Point[];
export type Label = {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  box: Box;
};

/** What a name belongs to: a line, a point with a mark, or what lies between lines. */
export type Named = {
  text: string;
  /** Where it may stand beside, the better places first. */
  at: Line;
  line?: Line;
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
  const { text, at, line, reach = 0, isArea } = named;
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
    if (apart.some((one) => cross(one, link))) return false;
    if (isArea) return true;
    const own = distanceBetween(box, line ?? [point], between(...link)) - reach + 1;
    return apart.every((one) => distanceBetween(box, one, own) >= own);
  };
  for (const gap of gaps) {
    for (const point of at) {
      const label = around(text, point, gap * room.letter + reach, room.letter).find((one) =>
        isFree(one, point),
      );
      if (label) return label;
    }
  }
  return undefined;
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

/** Its parts, each from one point to the next; a point alone is one without length. */
const partsOf = (line: Line) =>
  line
    .slice(0, Math.max(1, line.length - 1))
    .map((from, index) => [from, line[index + 1] ?? from] as const);

type Part = readonly [Point, Point];

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
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
  const distances = partsOf(line).map((part) => {
    const [[ax, ay], [bx, by]] = part;
    const isFar =
      Math.max(ax, bx) < left - most ||
      Math.min(ax, bx) > right + most ||
      Math.max(ay, by) < top - most ||
      Math.min(ay, by) > bottom + most;
    if (isFar) return most;
    if (isInside(box, part[0]) || cross(part, corners)) return 0;
    return Math.min(
      ...part.map((point) => between(nearestIn(box, point), point)),
      ...corners.map((corner) => between(nearestOn(part, corner), corner)),
    );
  });
  return Math.min(most, ...distances);
}

const isInside = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
  x > left && x < right && y > top && y < bottom;

const side = ([a, b]: Part, [x, y]: Point) =>
  Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));

/** Whether two lines have a point in common. */
function cross(one: Line, other: Line): boolean {
  return partsOf(one).some((a) =>
    partsOf(other).some((b) => side(a, b[0]) !== side(a, b[1]) && side(b, a[0]) !== side(b, a[1])),
  );
}
