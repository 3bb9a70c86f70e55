import type { Input } from '../../engineering/calculator.ts';
import { of } from '../../engineering/quantities.ts';
import type { Dimension, Unit } from '../../engineering/units.ts';
import { inUnit } from './state.ts';

/** A slider in equal ratios where the limits lie far apart, in equal steps elsewhere. */
export type SliderScale = { min: number; max: number; step: number; logarithmic: boolean };

type Inputs = Readonly<Record<string, Input>>;

/** One reads these in equal steps, however far apart their limits lie. */
const EVEN: ReadonlySet<Dimension> = new Set([
  'gaugePressure',
  'pressure',
  'pressureDifference',
  'temperature',
  'temperatureDifference',
  'time',
  'ratio',
]);

const FAR_APART = 500;

export function sliderScale(input: Input, unit: Unit, among: Inputs = { input }): SliderScale {
  // There and back through SI leaves a last digit behind that nobody wants to see.
  const min = Number(inUnit(of(input.min, input.unit), unit).toPrecision(10));
  const max = Number(inUnit(of(input.max, input.unit), unit).toPrecision(10));
  const step = roundStep(inUnit(of(input.min + input.step, input.unit), unit) - min);
  return { min, max, step, logarithmic: isLogarithmic(among, input) };
}

/** 0,1 bar are 1,45 psi, and one psi is a step: 1, 2 or 5 of its decade. */
function roundStep(step: number): number {
  const decade = 10 ** Math.floor(Math.log10(step * 1.001));
  const lead = [5, 2, 1].find((candidate) => candidate * decade <= step * 1.001) ?? 1;
  return Number((lead * decade).toPrecision(1));
}

/** The same for all quantities of a kind in one calculator, so that one looks like the other. */
function isLogarithmic(among: Inputs, { dimension }: Input): boolean {
  if (EVEN.has(dimension)) return false;
  const alike = Object.values(among).filter((other) => other.dimension === dimension);
  return alike.every(({ min }) => min > 0) && alike.some(({ min, max }) => max / min >= FAR_APART);
}

export const sliderSteps = 500;

export function toSlider(value: number, { min, max, logarithmic }: SliderScale): number {
  const share = logarithmic
    ? Math.log(value / min) / Math.log(max / min)
    : (value - min) / (max - min);
  return Math.round(Math.min(1, Math.max(0, share || 0)) * sliderSteps);
}

export function fromSlider(position: number, { min, max, step, logarithmic }: SliderScale): number {
  const share = position / sliderSteps;
  if (position === 0) return min;
  if (position === sliderSteps) return max;
  if (logarithmic) return Number((min * (max / min) ** share).toPrecision(2));
  // On whole steps, not on the least value and steps: 6 000 hours, not 6 001.
  const stepped = Math.round((min + share * (max - min)) / step) * step;
  return Number(Math.max(min, Math.min(max, stepped)).toPrecision(6));
}
