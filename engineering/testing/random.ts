/** Mulberry32: the same numbers on every run, so that a failure can be looked at again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function between(random: () => number, min: number, max: number): number {
  return min + (max - min) * random();
}

/** Numbers nobody would type: any magnitude, either sign, and now and then no number at all. */
export function wild(random: () => number): number {
  const pick = random();
  if (pick < 0.03) return Number.NaN;
  if (pick < 0.05) return Number.POSITIVE_INFINITY;
  if (pick < 0.07) return Number.NEGATIVE_INFINITY;
  if (pick < 0.1) return 0;
  const magnitude = 10 ** between(random, -12, 12);
  return random() < 0.2 ? -magnitude : magnitude;
}

/** Looks for NaN and Infinity anywhere inside a value. */
export function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return !/NaN|Infinity|undefined/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isSound);
}
