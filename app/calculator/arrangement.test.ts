import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { layoutOf } from './arrangement.server.ts';
import { isHalfRow } from './half-row.ts';

test.each([
  // Few entries, many answers: these have more room.
  ['tabla-vapor', 'even'],
  ['vapor-puro', 'even'],
  ['valvulas-reductoras', 'beside'],
  // Many entries, few answers.
  ['calderas-vapor', 'under-answer'],
  ['valvulas-corte', 'under-answer'],
  // As many answers as entries, and warnings.
  ['bloqueo-condensado', 'halves'],
] as const)('the columns of %s end at about the same height', async (id, arrangement) => {
  expect(layoutOf(await loadCalculator(id)).arrangement).toBe(arrangement);
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
