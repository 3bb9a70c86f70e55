import type { Input } from '../../engineering/calculator.ts';
import { of } from '../../engineering/quantities.ts';
import type { Unit } from '../../engineering/units.ts';
import { inUnit } from './state.ts';

/** A slider in equal ratios where the limits lie far apart, in equal steps elsewhere. */
export type SliderScale = { min: number; max: number; step: number; logarithmic: boolean };

export function sliderScale(input: Input, unit: Unit): SliderScale {
  // There and back through SI leaves a last digit behind that nobody wants to see.
  const min = Number(inUnit(of(input.min, input.unit), unit).toPrecision(10));
  const max = Number(inUnit(of(input.max, input.unit), unit).toPrecision(10));
  const inOwnUnit = inUnit(of(input.min + input.step, input.unit), unit) - min;
  return { min, max, step: inOwnUnit, logarithmic: min > 0 && max / min >= 50 };
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
  const stepped = min + Math.round((share * (max - min)) / step) * step;
  return Number(Math.min(max, stepped).toPrecision(6));
}
