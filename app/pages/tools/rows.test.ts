import { expect, test } from 'vitest';
import { twelfths } from './rows.ts';

test('whatever is found, every row of cards is full and no card is narrower than a quarter', () => {
  for (let count = 0; count <= 60; count += 1) {
    const cards = twelfths(count);
    expect(cards).toHaveLength(count);
    let filled = 0;
    for (const card of cards) {
      expect(card).toBeGreaterThanOrEqual(3);
      filled += card;
      expect(filled).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;
    }
    expect(filled, `${count} cards`).toBe(0);
  }
});
