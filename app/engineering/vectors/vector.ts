import type { Unit } from '../units.ts';

export const TOPICS = [
  'if97',
  'saturated-steam',
  'atmosphere',
  'viscosity',
  'boiler',
  'economizer',
  'flash',
  'heat-pump',
  'steam-pipe',
  'control-valve',
  'pressure-reducer',
  'safety-valve',
  'deaerator',
  'dissolved-oxygen',
  'heat-loss',
  'steam-trap',
  'condensate-pump',
  'flow-meter',
] as const;
export type Topic = (typeof TOPICS)[number];

/** `significant` asks for the printed figures, all of them; the others bound the difference. */
export type Tolerance =
  | { readonly significant: number }
  | { readonly relative: number }
  | { readonly absolute: number };

export interface Vector {
  readonly id: string;
  readonly topic: Topic;
  readonly source: string;
  readonly quantity: string;
  readonly published: number;
  readonly unit: Unit;
  readonly tolerance: Tolerance;
  /** The engine's value in `unit`. */
  readonly compute: () => number;
  /**
   * Set when the engine does not meet the published value and it is known why. The difference
   * stays in the open, and the test keeps it from growing past `within` (relative).
   */
  readonly explained?: { readonly why: string; readonly within: number };
}

/** What a printed table is held to where the base gives no tolerance of its own. */
export const TABLE: Tolerance = { relative: 0.005 };

export function withinTolerance(vector: Vector, ours: number): boolean {
  const { published, tolerance } = vector;
  if ('significant' in tolerance) {
    return Number(ours.toPrecision(tolerance.significant)) === published;
  }
  const bound =
    'relative' in tolerance ? tolerance.relative * Math.abs(published) : tolerance.absolute;
  return Math.abs(ours - published) <= bound;
}
