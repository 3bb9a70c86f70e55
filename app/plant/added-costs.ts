import { inMillions, millionPlaces } from '../../engineering/money.ts';

/**
 * What each part costs of a sum, as colones that add up to the sum shown, all with the same decimals. Each is rounded by itself,
 * so that it reads as elsewhere on the page; the largest takes what that leaves.
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
  const largest = costs.indexOf(Math.max(...costs));
  const missing = whole - rounded.reduce((total, cost) => total + cost, 0);
  const shown = (units: number) => inMillions(units * unit, places);
  const told = entries.map(([name], index) => {
    const units = rounded[index] ?? 0;
    return [name, shown(index === largest ? units + missing : units)];
  });
  return { ...Object.fromEntries(told), sum: shown(whole) };
}
