/** Shares of a whole as whole percentages that add up to 100: the largest remainders are rounded up. */
export function wholeShares<Name extends string>(
  parts: Record<Name, number>,
): Record<Name, number> {
  const entries = Object.entries<number>(parts) as [Name, number][];
  const total = entries.reduce((sum, [, part]) => sum + part, 0);
  const exact = entries.map(([name, part]) => ({ name, share: (100 * part) / total }));
  const missing = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const raised = new Set(
    exact
      .toSorted((a, b) => (b.share % 1) - (a.share % 1))
      .slice(0, missing)
      .map(({ name }) => name),
  );
  return Object.fromEntries(
    exact.map(({ name, share }) => [name, Math.floor(share) + (raised.has(name) ? 1 : 0)]),
  ) as Record<Name, number>;
}
