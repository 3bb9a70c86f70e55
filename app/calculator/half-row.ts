/** Fields stand in threes; the last two, or four, in twos, so that none is alone in its row. */
export function isHalfRow(index: number, count: number): boolean {
  const inTwos = [0, 4, 2][count % 3] ?? 0;
  return index >= count - inTwos;
}
