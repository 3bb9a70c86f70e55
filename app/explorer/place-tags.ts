/** A tag that wants to stand beside its point on the canvas. */
export type TagWish = Point & { id: string; width: number; height: number };
type Point = { x: number; y: number };
type Box = { left: number; top: number; width: number; height: number };
export type PlacedTag = TagWish & {
  side: 'left' | 'right';
  left: number;
  top: number;
  /** Where its line begins. */
  from: Point;
};
/** How much of a box lies on the machine, from 0 to 1. */
export type Cover = (box: Box) => number;
export type Frame = { width: number; height: number; cover?: Cover | undefined };

const gap = 6;
const margin = 8;
/** Under the tags are the buttons of the canvas, and at the right over them, where it is narrow, the cross. */
const foot = 60;
const cross = 60;
/** As far off the height of its point a tag goes to leave to be seen what it would hide. */
const farthest = 240;
/** What is pointed at is seen so far around its point. */
const around = { x: 44, y: 22 };

/** Where on a flow a state is read. */
export type Along = 'start' | 'middle' | 'end';

/** What flows often bears the name of the part it flows through. */
export const flowPoint = (flow: string, along: Along) => `flow ${flow} ${along}`;

/** A state is that of what flows at its place; the name of a part stays with the part. */
export function pointOf<Point>(
  at: string,
  along: Along | undefined,
  points: ReadonlyMap<string, Point>,
): Point | undefined {
  const flow = along && points.get(flowPoint(at, along));
  return flow ?? points.get(at);
}

/**
 * As on a drawing: the tags stand in a column at each side, the nearer one, in the order of their points, so that no
 * two lie on each other and no lines cross more than they must. Those for which a column has no
 * room are left out, the last of the list first.
 */
export function placeTags(wishes: readonly TagWish[], frame: Frame): PlacedTag[] {
  const kept = withRoom(wishes, 2 * (frame.height - foot) - margin - cross);
  const byPlace = kept.toSorted((a, b) => a.x - b.x);
  const half = halfOf(byPlace, frame);
  const [left, right] = [byPlace.slice(0, half), byPlace.slice(half)];
  return [...column(left, 'left', frame, kept), ...column(right, 'right', frame, kept)];
}

const highOf = (some: readonly TagWish[]) =>
  some.reduce((sum, { height }) => sum + height + gap, 0);

/** How many stand at the left: those that are nearer to it, or so many more or fewer that all have room. */
function halfOf(tags: readonly TagWish[], frame: Frame): number {
  const nearer = tags.filter(({ x }) => x < frame.width / 2).length;
  const room = frame.height - foot;
  const halves = [...tags.keys(), tags.length].toSorted(
    (a, b) => Math.abs(a - nearer) - Math.abs(b - nearer),
  );
  const fitting = halves.find(
    (half) =>
      highOf(tags.slice(0, half)) <= room - margin && highOf(tags.slice(half)) <= room - cross,
  );
  const middle = highOf(tags) / 2;
  return (
    fitting ??
    tags.findIndex((tag, index) => highOf(tags.slice(0, index)) + tag.height / 2 > middle)
  );
}

/** The first of them that two columns can hold, one being up to a tag longer than the other. */
function withRoom(wishes: readonly TagWish[], room: number): TagWish[] {
  let used = Math.max(0, ...wishes.map(({ height }) => height + gap));
  return wishes.filter(({ height }) => {
    used += height + gap;
    return used <= room;
  });
}

type Way = { cost: number; tops: number[] };

/** One under another in the order of their points, where all of them together hide least. */
function column(
  wishes: TagWish[],
  side: 'left' | 'right',
  frame: Frame,
  all: readonly TagWish[],
): PlacedTag[] {
  if (wishes.length === 0) return [];
  const sorted = wishes.toSorted((a, b) => a.y - b.y);
  const first = side === 'left' ? margin : cross;
  const count = Math.max(0, Math.floor(frame.height - foot + gap - first) + 1);
  const boxOf = ({ width, height }: TagWish, top: number) => ({
    left: side === 'left' ? margin : frame.width - margin - width,
    top,
    width,
    height,
  });
  // For each height the best way to have all tags so far above it.
  let ways = Array<Way | undefined>(count).fill({ cost: 0, tops: [] });
  for (const wish of sorted) {
    const step = Math.ceil(wish.height + gap);
    let best: Way | undefined;
    ways = ways.map((_, index) => {
      const before = ways[index - step];
      if (!before) return best;
      const top = first + index - step;
      const cost = before.cost + costOf(wish, boxOf(wish, top), frame, all);
      if (!best || cost < best.cost) best = { cost, tops: [...before.tops, top] };
      return best;
    });
  }
  const tops = ways.at(-1)?.tops;
  if (!tops) return column(wishes.slice(0, -1), side, frame, all);
  return sorted.map((wish, index) => {
    const box = boxOf(wish, tops[index] ?? first);
    return { ...wish, ...box, side, from: lineStart(wish, box) };
  });
}

function costOf(wish: TagWish, box: Box, { cover }: Frame, all: readonly TagWish[]): number {
  const isHiding = all.some((other) => isIn(box, other, other === wish ? around : { x: 4, y: 4 }));
  const away = Math.abs(box.top + box.height / 2 - wish.y);
  // A corner that lies on something hides nearly as much as half of the tag would.
  return away + farthest * (Math.sqrt(cover?.(box) ?? 0) + Number(isHiding));
}

const isIn = ({ left, top, width, height }: Box, point: Point, near: Point) =>
  point.x > left - near.x &&
  point.x < left + width + near.x &&
  point.y > top - near.y &&
  point.y < top + height + near.y;

/** In the middle of the edge towards its point, or at the point's own place over or under it. */
function lineStart({ x, y }: Point, box: Box): Point {
  const { left, top, width, height } = box;
  const nearest = Math.min(Math.max(x, left), left + width);
  if (Math.abs(x - nearest) >= around.x) return { x: nearest, y: top + height / 2 };
  return { x: nearest, y: y > top + height / 2 ? top + height : top };
}
