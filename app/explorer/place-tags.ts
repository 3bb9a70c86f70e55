/** A tag that wants to stand beside its point on the canvas. */
export type TagWish = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far its part is seen around the point. */
  reach?: Reach | undefined;
};
export type Reach = Record<'left' | 'right' | 'up', number>;
export type PlacedTag = TagWish & {
  side: 'left' | 'right';
  left: number;
  top: number;
  /** Where its line begins. */
  from: { x: number; y: number };
};
export type Frame = { width: number; height: number };

const gap = 6;
/** As far as a part reaches around its point at most: what is larger is seen beside a tag on it. */
const farthest = 90;
/** Of a point without a part. */
const around: Reach = { left: 44, right: 44, up: 22 };
const margin = 8;
/** Under the tags are the buttons of the canvas, and at the right over them, where it is narrow, the cross. */
const foot = 60;
const cross = 60;

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
  return [...column(left, 'left', frame), ...column(right, 'right', frame)];
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

function column(wishes: TagWish[], side: 'left' | 'right', frame: Frame): PlacedTag[] {
  const sorted = wishes.toSorted((a, b) => a.y - b.y);
  // Down from the top as far as each wants, then up again from the bottom as far as it must.
  let free = side === 'left' ? margin : cross;
  const tops = sorted.map((wish) => {
    const { y, height } = wish;
    const top = Math.max(
      free,
      isUnder(wish, side, frame) ? y - height - reachOf(wish, 'up') : y - height / 2,
    );
    free = top + height + gap;
    return top;
  });
  let end = frame.height - foot;
  for (let index = sorted.length - 1; index >= 0; index--) {
    const height = sorted[index]?.height ?? 0;
    tops[index] = Math.min(tops[index] ?? 0, end - height);
    end = (tops[index] ?? 0) - gap;
  }
  return sorted.map((wish, index) => {
    const top = tops[index] ?? 0;
    const left = side === 'left' ? margin : frame.width - margin - wish.width;
    const bottom = top + wish.height;
    if (isUnder(wish, side, frame) && wish.y > bottom) {
      const x = Math.min(Math.max(wish.x, left), left + wish.width);
      return { ...wish, side, left, top, from: { x, y: bottom } };
    }
    const edge = side === 'left' ? left + wish.width : left;
    return { ...wish, side, left, top, from: { x: edge, y: top + wish.height / 2 } };
  });
}

/** Whether a tag beside its point would lie on it, and hide what it names: it stands above it. */
function isUnder(wish: TagWish, side: 'left' | 'right', frame: Frame): boolean {
  const fromEdge = side === 'left' ? wish.x : frame.width - wish.x;
  return fromEdge < margin + wish.width + reachOf(wish, side);
}

const reachOf = ({ reach = around }: TagWish, towards: keyof Reach) =>
  Math.min(farthest, Math.max(around.up, reach[towards]));
