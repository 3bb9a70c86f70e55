import type { Unit } from '../units.ts';

export const TOPICS = [
  'if97',
  'saturated-steam',
  'atmosphere',
  'viscosity',
  'boiler',
  'hot-water',
  'economizer',
  'flash',
  'heat-pump',
  'steam-pipe',
  'control-valve',
  'control-valve-water',
  'pressure-reducer',
  'safety-valve',
  'boiler-relief',
  'deaerator',
  'dissolved-oxygen',
  'heat-loss',
  'fitting-loss',
  'steam-trap',
  'condensate-pump',
  'flow-meter',
  'stack-loss',
  'blowdown',
  'trap-load',
  'stall',
  'condensate-line',
  'condensate-return',
  'meter-size',
  'npsh',
  'fuel-cost',
  'dew-point',
  'superheat-relief',
  'totalizer',
  'sterilisation',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Another bound than the last printed digit, with the reason that the visitor reads beside it.
 * `figures` asks for all the printed figures; the others bound the difference.
 */
export type Tolerance = { readonly because: string } & (
  | { readonly figures: number }
  | { readonly relative: number }
  | { readonly absolute: number }
);

/**
 * A value that someone has published. The rule is one for all: it is met when ours lies within one
 * unit of the last digit printed. Another tolerance stands there with its reason.
 */
export interface Vector {
  readonly id: string;
  /**
   * Published unless said otherwise: `own` is a sum or a definition worked out by ourselves, which
   * guards against slips and vouches for nothing; `fitted` is published, but a constant of the
   * formula was chosen to meet it.
   */
  readonly kind?: 'own' | 'fitted';
  readonly topic: Topic;
  readonly source: string;
  readonly quantity: string;
  /** As the source prints it, with its zeros, which say how fine it is: `0.880`. */
  readonly printed: string;
  readonly unit: Unit;
  readonly tolerance?: Tolerance;
  /** The engine's value in `unit`. */
  readonly compute: () => number;
}

/** Published values that contradict their own stated conditions, and the figures that show it. */
export interface Contradiction {
  readonly topic: Topic;
  readonly values: readonly Vector[];
  readonly why: () => string;
}

/** One unit of the last printed digit: 0.001 for `0.880`. */
export function lastDigit(printed: string): number {
  const [, decimals = ''] = printed.split('.');
  return 10 ** -decimals.length;
}

/** So many significant figures does the source print. */
export function figuresOf(printed: string): number {
  return printed.replace('.', '').replace(/^0+/, '').length;
}

export function isMet({ printed, tolerance }: Vector, ours: number): boolean {
  const published = Number(printed);
  if (tolerance === undefined) return Math.abs(ours - published) <= lastDigit(printed);
  if ('figures' in tolerance) return Number(ours.toPrecision(tolerance.figures)) === published;
  const bound = 'relative' in tolerance ? tolerance.relative * published : tolerance.absolute;
  return Math.abs(ours - published) <= bound;
}
