import type { Axis, Curve } from '../../engineering/calculator.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { inUnit } from '../calculator/state.ts';
import {
  type Box,
  distanceTo,
  type Label,
  type Line,
  labelAt,
  type Named,
  placeLabel,
} from './place-label.ts';
import {
  type AxisRange,
  acrossAxis,
  footFor,
  letterIn,
  mostFoot,
  type Point,
  paper,
  partsIn,
  roundRange,
  upAxis,
} from './plane.ts';

/** How a chart is drawn: its width in pixels, and its height's ratio to it where there is room for more or less than usual. */
export type Shape = { width?: number | undefined; ratio?: number | undefined };

type Series = number | 'point' | undefined;
type PlacedLabel = { label: Label; series: Series; leader?: Line };

/** Beyond so many lines across the chart their names stand in a column beside it. */
const mostLevels = 3;

/** Where everything of a chart stands. */
export function curveDrawing(curve: Curve, { width, ratio }: Shape) {
  const letter = letterIn(width);
  const values = [...curve.series.flatMap((series) => series.points), curve.point.at];
  const hasMargin = curve.series.filter(({ isLevel }) => isLevel).length > mostLevels;
  const names = curve.series.map(({ label }) => labelAt(label, [0, 0], 'start', letter).box.right);
  const right = hasMargin ? paper.right - Math.max(...names) - leaderLength : paper.right;
  const x = acrossAxis(titleOf(curve.x), rangeOf(curve.x, 0, values), right);
  const up = (foot: number, most?: number) =>
    upAxis(titleOf(curve.y), rangeOf(curve.y, 1, values, most), foot, letter);
  const about = footFor(ratio, up(mostFoot), letter);
  const parts = partsIn(about, letter);
  const foot = footFor(ratio, up(about, parts), letter);
  const y = up(foot, parts);
  const at = ([vx, vy]: Curve['point']['at']): Point => [
    x.place(inUnit(vx, curve.x.unit)),
    y.place(inUnit(vy, curve.y.unit)),
  ];
  const lines = curve.series.map(({ points, isLevel }) => {
    const line = points.map(at);
    return isLevel ? line.map(([, top], end): Point => [end ? right : paper.left, top]) : line;
  });
  const point = at(curve.point.at);
  const zones = (curve.zones ?? []).map((zone) => ({ ...zone, at: at(zone.at) }));
  const split = curve.split && {
    ...curve.split,
    at: x.place(inUnit(curve.split.at, curve.x.unit)),
  };
  const drawn = { x, y, foot, right, letter, lines, point, zones, split };
  const margin = hasMargin ? marginNames(curve, drawn) : [];
  return { ...drawn, labels: [...margin, ...placed(curve, drawn, margin.length > 0)] };
}

type Drawn = {
  y: { ticks: readonly { at: number }[] };
  foot: number;
  right: number;
  letter: number;
  lines: Line[];
  point: Point;
  zones: readonly { label: string; at: Point; isPoint?: boolean }[];
  split: (Omit<NonNullable<Curve['split']>, 'at'> & { at: number }) | undefined;
};

const leaderLength = 16;

/** From the top down, none over another, each with a line to the end of what it names. */
function marginNames({ series }: Curve, { lines, right, foot, letter }: Drawn): PlacedLabel[] {
  const step = 1.15 * letter;
  const ends = lines
    .map((line, index) => ({ index, end: line.at(-1) ?? ([right, foot] as const) }))
    .toSorted((a, b) => a.end[1] - b.end[1]);
  const heights: number[] = [];
  for (const { end } of ends) heights.push(Math.max(end[1], (heights.at(-1) ?? 0) + step));
  // The last ones have pushed nobody below the foot: they push those above them back.
  for (let place = ends.length - 1; place >= 0; place -= 1)
    heights[place] = Math.min(
      heights[place] ?? 0,
      (heights[place + 1] ?? foot + step - 0.6 * letter) - step,
    );
  return ends.map(({ index, end }, place) => {
    const height = heights[place] ?? end[1];
    const start: Point = [right + leaderLength, height + 0.35 * letter];
    return {
      label: labelAt(series[index]?.label ?? '', start, 'start', letter),
      series: series[index]?.isLevel ? undefined : index,
      leader: [end, [right + leaderLength - 4, height]],
    };
  });
}

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
function placed(curve: Curve, drawn: Drawn, isNamedBeside: boolean): PlacedLabel[] {
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

/** A scale on which equal steps multiply is named, wherever it is drawn. */
function titleOf({ label, unit, scale }: Axis) {
  return {
    label: scale === 'log' ? `${label}, escala logarítmica` : label,
    unit: unitSymbol(unit),
  };
}

/** What there is to show; a linear axis of positive values starts at zero. */
function rangeOf(
  { scale, unit, fromZero, reaches }: Axis,
  of: 0 | 1,
  points: readonly Curve['point']['at'][],
  most?: number,
): AxisRange {
  const drawn = points.map((point) => inUnit(point[of], unit));
  const values = reaches === undefined ? drawn : [...drawn, inUnit(reaches, unit)];
  const low = Math.min(...values);
  const max = Math.max(...values);
  // Whole things, each in the middle of its step.
  if (unit === 'unidades' && max <= 10)
    return { scale, min: 0.5, max: max + (max % 1 ? 0 : 0.5), step: 1 };
  const startsAtZero = scale === 'linear' && low >= 0 && (fromZero ?? low < max / 2);
  return roundRange({ scale, min: startsAtZero ? 0 : low, max }, most);
}
