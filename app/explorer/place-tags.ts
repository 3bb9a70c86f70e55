/** A tag that wants to stand beside its point on the canvas. */
export type TagWish = { id: string; x: number; y: number; width: number; height: number };
export type PlacedTag = TagWish & {
  side: 'left' | 'right';
  left: number;
  top: number;
  /** Where its line begins. */
  from: { x: number; y: number };
};
export type Frame = { width: number; height: number };

const gap = 6;
const margin = 8;
/** Under the tags are the buttons of the canvas. */
const foot = 60;

/** What flows often bears the name of the part it flows through. */
export const flowPoint = (flow: string) => `flow ${flow}`;

/** A state is that of what flows at its place; the name of a part stays with the part. */
export function pointOf<Point>(
  at: string,
  isState: boolean,
  points: ReadonlyMap<string, Point>,
): Point | undefined {
  const flow = isState ? points.get(flowPoint(at)) : undefined;
  return flow ?? points.get(at);
}

/**
 * As on a drawing: the tags stand in a column at each side, in the order of their points, so that no
 * two lie on each other and no lines cross more than they must. Those for which a column has no
 * room are left out, the last of the list first.
 */
export function placeTags(wishes: readonly TagWish[], frame: Frame): PlacedTag[] {
  const kept = withRoom(wishes, 2 * (frame.height - margin - foot));
  const byPlace = kept.toSorted((a, b) => a.x - b.x);
  const half = halfOf(byPlace);
  const [left, right] = [byPlace.slice(0, half), byPlace.slice(half)];
  return [...column(left, 'left', frame), ...column(right, 'right', frame)];
}

/** How many stand at the left, so that both columns are about equally high. */
function halfOf(tags: readonly TagWish[]): number {
  const highOf = (some: readonly TagWish[]) =>
    some.reduce((sum, { height }) => sum + height + gap, 0);
  const middle = highOf(tags) / 2;
  return tags.findIndex((tag, index) => highOf(tags.slice(0, index)) + tag.height / 2 > middle);
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
  let free = margin;
  const tops = sorted.map(({ y, height }) => {
    const top = Math.max(free, y - height / 2);
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
    const edge = side === 'left' ? left + wish.width : left;
    return { ...wish, side, left, top, from: { x: edge, y: top + wish.height / 2 } };
  });
}
