import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { arrangementOf, isHalfRow } from './arrangement.ts';

test.each([
  // Few entries, many answers: all that can stands under the entries.
  ['tabla-vapor', 'stacked'],
  ['valvulas-reductoras', 'beside'],
  // Many entries, few answers.
  ['calderas-vapor', 'under-answer'],
  ['valvulas-corte', 'under-answer'],
  // As many answers as entries, and warnings.
  ['bloqueo-condensado', 'beside'],
] as const)('the columns of %s end at about the same height', async (id, arrangement) => {
  expect(arrangementOf(await loadCalculator(id))).toBe(arrangement);
});

test.each([
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [10, [3, 3, 2, 2]],
  [12, [3, 3, 3, 3]],
])('of %i fields none is alone in its row', (count, rows) => {
  const halves = Array.from({ length: count }, (_, index) => isHalfRow(index, count));
  const filled = rows.flatMap((size) => Array.from({ length: size }, () => size === 2));
  expect(halves).toEqual(filled);
});
