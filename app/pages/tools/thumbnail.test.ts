import { expect, test } from 'vitest';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { solved } from '../../../engineering/solved.ts';
import { definitionOf, toolIds } from '../tool/definitions.server.ts';
import { thumbnailOf } from './thumbnail.server.ts';

test.each(toolIds)('the small chart of %s has its lines and its point on the paper', (id) => {
  const calculator = definitionOf(id);
  if (!calculator.curve) throw new Error(`${id} has no chart`);
  const { lines, point } = thumbnailOf(solved(calculator.curve(defaultState(calculator))));
  expect(lines.length).toBeGreaterThan(0);
  const [x, y] = point;
  const paths = [...lines, `M${x} ${y}`];
  for (const path of paths) {
    const numbers = [...path.matchAll(/-?[\d.]+|NaN|Infinity/g)].map(([number]) => Number(number));
    for (const [place, number] of numbers.entries()) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(place % 2 === 0 ? 120 : 56);
    }
  }
});
