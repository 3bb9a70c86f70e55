import type { Curve } from '../../engineering/calculator.ts';
import {
  type Box,
  distanceTo,
  type Label,
  type Line,
  type Named,
  placeLabel,
} from './place-label.ts';
import { type Point, paper } from './plane.ts';

type Series = number | 'point' | undefined;
export type PlacedLabel = { label: Label; series: Series; leader?: Line };

/** What stands in a chart before anything of it is named. */
export type Drawn = {
  y: { ticks: readonly { at: number }[] };
  foot: number;
  right: number;
  letter: number;
  lines: Line[];
  point: Point;
  zones: readonly { label: string; at: Point; isPoint?: boolean }[];
  split: (Omit<NonNullable<Curve['split']>, 'at'> & { at: number }) | undefined;
};

type Wanted = Named & {
  series: Series;
  isSide?: boolean;
  clear?: number;
  within?: Box;
};

type Found = (PlacedLabel & Pick<Wanted, 'isLevel' | 'isSide'>)[];

/** Kept free between names, between the point's name and those of lines, and from a name to any line. */
type Clearances = { gap: number; clearance: number; free: number };

/** The visitor's own point is named first; where then not all names have a place, last, or not at all. */
export function placeNames(curve: Curve, drawn: Drawn, isNamedBeside: boolean): PlacedLabel[] {
  const { y, lines, point, zones, split, foot, letter, right } = drawn;
  const grid = y.ticks.map(({ at }) => at);
  const within = { left: paper.left + 4, right: right - 3, top: paper.top + 2, bottom: foot - 7 };
  const own: Wanted = { text: curve.point.label, at: [point], series: 'point', reach: 8 };
  const areas = zones.map(
    ({ label, at, isPoint }): Wanted => ({
      text: label,
      at: [at],
      series: undefined,
      // Its part of the paper may be low.
      ...(isPoint ? { reach: 5 } : { isArea: true, within: { ...within, bottom: foot - 2 } }),
    }),
  );
  const sides = split ? sidesOf(split, within, letter) : [[]];
  const across: Line[] = [
    ...lines,
    ...(split ? [[[split.at, paper.top] as const, [split.at, foot] as const]] : []),
    ...[point, ...zones.filter(({ isPoint }) => isPoint).map(({ at }) => at)].map((at) => [at]),
  ];
  // The only line needs no name where its parts have theirs.
  const named = curve.series.flatMap(({ label, isLevel = false }, index): Wanted[] => {
    const line = lines[index] ?? [];
    if (isNamedBeside || (split && !isLevel)) return [];
    const at = densely(line.toReversed());
    // Its end has a name of its own.
    const start = curve.zones && !isLevel ? Math.round(0.2 * at.length) : 0;
    const rotated = [...at.slice(start), ...at.slice(0, start)];
    // Where another line is near, the name could be that one's.
    const isAlone = (place: Point) =>
      across.every((other) => other === line || distanceTo(other, place) > 3 * letter);
    const alone = rotated.filter(isAlone);
    const places = [...alone, ...rotated.filter((place) => !isAlone(place))];
    // What lies under a line across the chart has a name of its own: the line's stands over it.
    const [[, height] = [0, foot]] = line;
    const isOver = isLevel && zones.some(({ isPoint, at: [, y] }) => !isPoint && y > height);
    const wanted = { text: label, at: places, better: alone.length, line, isLevel, clear: 22 };
    return [
      {
        ...wanted,
        series: isLevel ? undefined : index,
        ...(isOver && { within: { ...within, bottom: height } }),
      },
    ];
  });
  const attempt = (order: readonly Wanted[], room: Clearances, least: number) => {
    const { gap, clearance, free } = room;
    const found: Found = [];
    for (const wanted of order) {
      // Not worth its while.
      if (costOf(found) >= least) break;
      const { series, isSide, clear = 8, within: part = within, ...name } = wanted;
      const { isLevel = false } = name;
      const dots = [
        ...(series === 'point' ? [] : [around(point, clear)]),
        ...zones.flatMap(({ at, isPoint, label }) =>
          isPoint && label !== name.text ? [around(at, 6)] : [],
        ),
      ];
      const others = found.map((other) => {
        // The line between the sides parts their names.
        if (isSide && other.isSide) return other.label.box;
        // Right over that of the point, a line's name would read as its first line.
        const isOwn = (series === 'point') !== (other.series === 'point');
        return spaced(other.label.box, gap, isOwn ? clearance : gap);
      });
      const taken = [...dots, ...others];
      const label = placeLabel(name, {
        letter,
        within: part,
        lines: across,
        grid,
        taken,
        clear: free,
      });
      if (label) found.push({ label, series, isLevel, ...(isSide && { isSide }) });
    }
    return found;
  };
  const fromLeft = named.map((one) =>
    one.isLevel ? { ...one, at: one.at.toReversed(), better: one.at.length } : one,
  );
  const fromMiddle = named.map((one) => {
    const at = densely(one.line?.toReversed() ?? []);
    const start = curve.zones && !one.isLevel ? Math.round(0.4 * at.length) : 0;
    return { ...one, at: [...at.slice(start), ...at.slice(0, start)], better: at.length };
  });
  const orders = [named, fromLeft, fromMiddle].flatMap((names) =>
    sides.flatMap((beside) => [
      [own, ...areas, ...beside, ...names],
      [own, ...areas, ...beside, ...names.slice(1).toReversed(), ...names.slice(0, 1)],
      [...areas, ...beside, ...names, own],
      [...names.toReversed(), ...beside, ...areas, own],
    ]),
  );
  let best: Found = [];
  let allButOwn: typeof best | undefined;
  let whole: typeof best | undefined;
  // Clear of all lines first; then as near to them, and to each other, as it takes.
  const wide = { gap: 0.8 * letter, clearance: 1.2 * letter };
  const rooms = [
    { ...wide, free: 3 },
    { ...wide, free: 2 },
    { ...wide, free: 1 },
    { gap: 0, clearance: letter, free: 1 },
    { gap: 0, clearance: 0, free: 1 },
  ];
  for (const room of rooms) {
    // Rather on a line of the grid than touching one of the chart.
    if (whole && room.free < 2) break;
    if (room.clearance === 0 && allButOwn) break;
    const among = room.free < 3 ? orders : orders.filter(([first]) => first === own);
    for (const order of among) {
      const found = attempt(order, room, whole ? costOf(whole) : Number.POSITIVE_INFINITY);
      if (found.length > best.length) best = found;
      if (!isAligned(found)) continue;
      const cost = costOf(found);
      if (found.length === order.length && (!whole || cost < costOf(whole))) whole = found;
      if (room.free < 3 && isNamed(found, order)) allButOwn ??= found;
      if (whole && cost < 1) return whole;
    }
    if (whole && costOf(whole) < 2) return whole;
  }
  return whole ?? allButOwn ?? best;
}

/** How far the names are from where they had best stand; those of two sides at one height. */
function costOf(found: Found): number {
  const heights = found.flatMap(({ isSide, label }) => (isSide ? [label.y] : []));
  const costs = found.map(({ label }) => label.cost ?? 0);
  return (
    costs.reduce((all, one) => all + one, 0) +
    Math.min(2, new Set(heights).size) -
    Math.min(1, heights.length)
  );
}

/** All but the visitor's own point. */
function isNamed(found: readonly PlacedLabel[], order: readonly Wanted[]): boolean {
  const others = found.filter(({ series }) => series !== 'point');
  return others.length === order.length - 1;
}

/** Names of lines across the chart stand at the same end. */
function isAligned(found: (PlacedLabel & { isLevel?: boolean })[]): boolean {
  const ends = found.flatMap(({ isLevel, label }) => (isLevel ? [label.anchor] : []));
  return new Set(ends).size < 2;
}

/** Closer, two names would read as one. */
function spaced({ left, right, top, bottom }: Box, across: number, up: number): Box {
  return { left: left - across, right: right + across, top: top - up, bottom: bottom + up };
}

function around([x, y]: Point, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** At the head of the line between them, or lower, each on its side; a long name in the middle of it. Or from the foot up. */
function sidesOf(split: NonNullable<Drawn['split']>, within: Box, letter: number): Wanted[][] {
  const step = letter / 2;
  const heights = Array.from(
    { length: Math.floor((within.bottom - within.top) / step) },
    (_, index) => within.top + index * step,
  );
  return [heights, heights.toReversed()].map((along) => {
    const side = (text: string, left: number, right: number): Wanted => ({
      text,
      at: [split.at, (left + right) / 2].flatMap((x) => along.map((y): Point => [x, y])),
      series: undefined,
      isArea: true,
      isSide: true,
      within: { ...within, left, right },
    });
    return [
      side(split.left, paper.left + 1, split.at - 1),
      side(split.right, split.at + 1, within.right),
    ];
  });
}

/** So many places that a name finds one. */
function densely(line: Line): Point[] {
  return line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 15));
    return Array.from(
      { length: steps },
      (_, step): Point => [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps],
    );
  });
}
