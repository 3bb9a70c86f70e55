/** Twelfths of a row that each of so many cards takes, so that every row is full. */
export function twelfths(count: number): number[] {
  if (count < 3) return Array(count).fill(count === 1 ? 12 : 6);
  if (count === 5) return [4, 4, 4, 6, 6];
  const inFours = 4 * (count % 3);
  return [...Array(count - inFours).fill(4), ...Array(inFours).fill(3)];
}
