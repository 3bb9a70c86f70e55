import { formatPlain, withUnit } from '../../engineering/format.ts';
import { inMillions, millionPlaces, millions } from '../../engineering/money.ts';
import type { Unit } from '../../engineering/units.ts';

type Shown = { saved: string; left: string };

/** What is saved of today's figure, and what the two leave as they are shown: rounded by itself it would not add up. */
export function savedAndLeft(today: number, saving: number, digits: number, unit: Unit): Shown {
  const whole = Number(today.toPrecision(digits));
  const part = Number(Number(saving.toPrecision(3)).toFixed(1));
  return {
    saved: withUnit(formatPlain(part), unit),
    left: withUnit(formatPlain(whole - part), unit),
  };
}

export function savedAndLeftColones(today: number, saving: number): Shown {
  const saved = millions(saving);
  if (Math.abs(saving) < 1e6) return { saved, left: millions(today - saving) };
  const rounded = (colones: number) => Number((colones / 1e6).toFixed(millionPlaces(colones)));
  const left = rounded(today) - rounded(saving);
  const places = Math.max(millionPlaces(today), millionPlaces(saving));
  return { saved, left: inMillions(left * 1e6, places) };
}
