/** Rounded to so many decimals, and so that they add up to their sum: the largest remainders are rounded up. */
function roundedToSum(values: readonly number[], places: number): number[] {
  const scaled = values.map((value) => value * 10 ** places);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const floors = scaled.map(Math.floor);
  const missing = Math.round(sum(scaled)) - sum(floors);
  const byRemainder = [...scaled.entries()].toSorted(([, a], [, b]) => (b % 1) - (a % 1));
  const raised = new Set(byRemainder.slice(0, missing).map(([place]) => place));
  return floors.map((floor, place) => (floor + (raised.has(place) ? 1 : 0)) / 10 ** places);
}

/** Shares of a whole as whole percentages that add up to 100. */
export function wholeShares<Name extends string>(
  parts: Record<Name, number>,
): Record<Name, number> {
  const names = Object.keys(parts) as Name[];
  const total = names.reduce((sum, name) => sum + parts[name], 0);
  const shares = roundedToSum(
    names.map((name) => (100 * parts[name]) / total),
    0,
  );
  return Object.fromEntries(names.map((name, place) => [name, shares[place]])) as Record<
    Name,
    number
  >;
}
