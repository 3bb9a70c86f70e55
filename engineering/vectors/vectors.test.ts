import { describe, expect, it } from 'vitest';
import { CONTRADICTIONS } from './contradictions.ts';
import { VECTORS } from './index.ts';
import { figuresOf, isMet, lastDigit, TOPICS, type Vector } from './vector.ts';

describe('published values', () => {
  it.each(VECTORS.map((vector) => [vector.id, vector] as const))('%s', (_id, vector) => {
    const ours = vector.compute();
    expect(isMet(vector, ours), `ours ${ours}, published ${vector.printed}`).toBe(true);
  });

  it('has unique ids and covers every topic', () => {
    const all = [...VECTORS, ...CONTRADICTIONS.flatMap(({ values }) => values)];
    const ids = all.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(85);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(all.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  });
});

it('writes decimals with a comma; only a source has numbers that are names', () => {
  const all = [...VECTORS, ...CONTRADICTIONS.flatMap(({ values }) => values)];
  const words = all.flatMap(({ quantity, tolerance }) => [quantity, tolerance?.because ?? '']);
  const others = CONTRADICTIONS.map(({ why }) => why());
  expect([...words, ...others].filter((text) => /\d\.\d/.test(text))).toEqual([]);
});

describe('the rule', () => {
  const [any] = VECTORS as readonly [Vector];
  const { tolerance: _none, ...plain } = { ...any, printed: '0.880' };

  it('reads how fine a value was printed', () => {
    expect(lastDigit('0.880')).toBeCloseTo(0.001, 12);
    expect(lastDigit('515')).toBe(1);
    expect(['0.880', '100.0', '0.00120241800'].map(figuresOf)).toEqual([3, 4, 9]);
  });

  it('allows one unit of the last digit and no more', () => {
    expect(isMet(plain, 0.8809)).toBe(true);
    expect(isMet(plain, 0.8812)).toBe(false);
    expect(isMet(plain, 0.8788)).toBe(false);
    expect(isMet(plain, Number.NaN)).toBe(false);
  });

  it('is set aside only with a bound that its source gives', () => {
    const because = 'stated';
    expect(isMet({ ...plain, tolerance: { figures: 3, because } }, 0.8804)).toBe(true);
    expect(isMet({ ...plain, tolerance: { figures: 3, because } }, 0.8806)).toBe(false);
    expect(isMet({ ...plain, tolerance: { relative: 0.02, because } }, 0.89)).toBe(true);
    expect(isMet({ ...plain, tolerance: { absolute: 0.02, because } }, 0.91)).toBe(false);
  });
});
