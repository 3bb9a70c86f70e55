import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { arrangementOf } from './arrangement.ts';

test.each([
  // Few entries, many answers: all that can stands under the entries.
  ['tabla-vapor', { fields: 'few', limits: 'left' }],
  ['valvulas-reductoras', { fields: 'few', limits: 'right' }],
  // As many answers as entries, and warnings.
  ['bloqueo-condensado', { fields: 'many', limits: 'right' }],
] as const)('the columns of %s end at about the same height', async (id, arrangement) => {
  expect(arrangementOf(await loadCalculator(id))).toEqual(arrangement);
});
