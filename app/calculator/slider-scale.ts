import type { Input } from '../../engineering/calculator.ts';
import { of } from '../../engineering/quantities.ts';
import type { Dimension, Unit } from '../../engineering/units.ts';
import { inUnit } from './state.ts';

/** The round numbers at which a slider stops, from limit to limit, each as far from the next as any other. */
export type SliderScale = readonly number[];

/** One reads these in equal steps, however far apart their limits lie. */
const EVEN: ReadonlySet<Dimension> = new Set([
  'temperature',
  'temperatureDifference',
  'time',
  'ratio',
]);

/** Where the limits lie further apart than this, a step grows with the value. */
const FAR_APART = 10;

/** Of the value: 0,1 bar at 7, 100 kg/h at 5 000. */
const GROWN_STEP = 1 / 50;

export function sliderScale({ dimension, ...input }: Input, unit: Unit): SliderScale {
  // There and back through SI leaves a last digit behind that nobody wants to see.
  const min = Number(inUnit(of(input.min, input.unit), unit).toPrecision(10));
  const max = Number(inUnit(of(input.max, input.unit), unit).toPrecision(10));
  const finest = roundStep(inUnit(of(input.min + input.step, input.unit), unit) - min);
  const grows = !EVEN.has(dimension) && max > FAR_APART * min;
  const stops = [min];
  for (let last = min; last < max; ) {
    const step = grows ? Math.max(finest, roundStep(Math.abs(last) * GROWN_STEP)) : finest;
    // On whole steps, not on the least value and steps: 6 000 hours, not 6 001.
    const next = Number(((Math.floor(last / step + 1e-6) + 1) * step).toPrecision(6));
    last = Math.min(next, max);
    stops.push(last);
  }
  return stops;
}

/** 0,1 bar are 1,45 psi, and one psi is a step: 1, 2 or 5 of its decade. */
function roundStep(step: number): number {
  if (step === 0) return 0;
  const decade = 10 ** Math.floor(Math.log10(step * 1.001));
  const lead = [5, 2, 1].find((candidate) => candidate * decade <= step * 1.001) ?? 1;
  return Number((lead * decade).toPrecision(1));
}

/** Where the stop next to a value is, counted from the least. */
export function toSlider(value: number, stops: SliderScale): number {
  const above = stops.findIndex((stop) => stop >= value);
  const upper = above < 0 ? stops.length - 1 : above;
  const lower = Math.max(0, upper - 1);
  return value - (stops[lower] ?? 0) < (stops[upper] ?? 0) - value ? lower : upper;
}

/** The number at a position, also of a slider that was made for another unit and has other stops. */
export function fromSlider(position: number, stops: SliderScale, made = stops): number {
  const last = stops.length - 1;
  return stops[Math.round((position / (made.length - 1)) * last)] ?? stops[last] ?? 0;
}
