import { describe, expect, it } from 'vitest';
import { VECTORS } from './index.ts';
import { TOPICS, withinTolerance } from './vector.ts';

describe('published values', () => {
  it.each(VECTORS.map((vector) => [vector.id, vector] as const))('%s', (_id, vector) => {
    const ours = vector.compute();
    if (vector.explained === undefined) {
      expect(withinTolerance(vector, ours), `ours ${ours}, published ${vector.published}`).toBe(
        true,
      );
      return;
    }
    // An explanation that is no longer needed must go, and one that grows must be looked at.
    expect(withinTolerance(vector, ours)).toBe(false);
    expect(Math.abs(ours / vector.published - 1)).toBeLessThanOrEqual(vector.explained.within);
  });

  it('has unique ids and covers every topic', () => {
    const ids = VECTORS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(VECTORS.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  });

  it('keeps the list of explained differences short and known', () => {
    const explained = VECTORS.filter((vector) => vector.explained).map(({ id }) => id);
    expect(explained).toEqual([
      'doe-tip-3-400',
      'doe-tip-3-500',
      'doe-tip-3-600',
      'toolbox-flash-400-260',
      'murphy-5-9',
    ]);
  });
});
