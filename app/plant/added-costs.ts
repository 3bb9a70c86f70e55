import { inMillions, millionPlaces } from '../../engineering/money.ts';

/**
 * What each part costs of a sum, as colones that add up to the sum shown, all with the same decimals. Each is rounded by itself,
 * so that it reads as elsewhere; the last, which is what the others leave, takes the rounding: where it is too small, the
 * largest.
 */
export function addedCosts<Name extends string>(
  parts: Record<Name, number>,
  sum: number,
): Record<Name | 'sum', string> {
  const entries = Object.entries<number>(parts) as [Name, number][];
  const all = entries.reduce((total, [, part]) => total + part, 0);
  const costs = entries.map(([, part]) => (part / all) * sum);
  const places = Math.max(...costs.map(millionPlaces));
  const unit = 1e6 / 10 ** places;
  const rounded = costs.map((cost) => Math.round(cost / unit));
  const whole = Math.round(sum / unit);
  const missing = whole - rounded.reduce((total, cost) => total + cost, 0);
  const last = (rounded.at(-1) ?? 0) + missing;
  const taker = last > 0 ? rounded.length - 1 : costs.indexOf(Math.max(...costs));
  const shown = (units: number) => inMillions(units * unit, places);
  const told = entries.map(([name], index) => {
    const units = rounded[index] ?? 0;
    return [name, shown(index === taker ? units + missing : units)];
  });
  return { ...Object.fromEntries(told), sum: shown(whole) };
}
