import { of, type Quantity } from '../quantities.ts';

/** ASME B36.10M, schedule 40: DN, outside diameter and wall in millimetres. */
// biome-ignore format: one published row per line
const SCHEDULE_40 = [
  [15, 21.3, 2.77],
  [20, 26.7, 2.87],
  [25, 33.4, 3.38],
  [32, 42.2, 3.56],
  [40, 48.3, 3.68],
  [50, 60.3, 3.91],
  [65, 73, 5.16],
  [80, 88.9, 5.49],
  [100, 114.3, 6.02],
  [125, 141.3, 6.55],
  [150, 168.3, 7.11],
  [200, 219.1, 8.18],
  [250, 273, 9.27],
  [300, 323.8, 10.31],
] as const;

/** Nominal diameter: a name engraved on the pipe, not a length to calculate with. */
export type NominalDiameter = (typeof SCHEDULE_40)[number][0];

export interface PipeSize {
  readonly dn: NominalDiameter;
  readonly outside: Quantity<'length'>;
  readonly inside: Quantity<'length'>;
}

export const PIPE_SIZES: readonly PipeSize[] = SCHEDULE_40.map(([dn, outside, wall]) => ({
  dn,
  outside: of(outside, 'mm'),
  inside: of(outside - 2 * wall, 'mm'),
}));

export function pipeOfSize(dn: NominalDiameter): PipeSize {
  const size = PIPE_SIZES.find((candidate) => candidate.dn === dn);
  if (size === undefined) throw new RangeError(`no pipe of DN ${dn}`);
  return size;
}

/** Smallest standard pipe at least as wide inside as asked. */
export function smallestPipe(inside: Quantity<'length'>): PipeSize | undefined {
  return PIPE_SIZES.find((size) => size.inside >= inside);
}
