import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { layoutOf } from './arrangement.server.ts';
import { thirdsOf } from './cells.ts';

test.each([
  // Few entries, many answers: these have more room.
  ['tabla-vapor', 'stacked'],
  ['vapor-puro', 'stacked'],
  ['bombas-mecanicas-condensado', 'beside'],
  // Many entries, few answers.
  ['valvulas-corte', 'under-answer'],
  // Many of both, and one entry in the last row: the chart rather than the answer has what is left.
  ['calderas-vapor', 'under-answer'],
  ['bombas-calor', 'under-answer'],
  // Fewer answers than entries: the limits fill what is left under them.
  ['valvulas-control', 'flank'],
  // As many answers as entries, and warnings.
  ['bloqueo-condensado', 'stacked'],
] as const)('the columns of %s end at about the same height', async (id, arrangement) => {
  expect(layoutOf(await loadCalculator(id)).arrangement).toBe(arrangement);
});

test.each([
  // A choice with long options has two thirds of a row; one by itself what would be left over.
  ['calderas-vapor', { lastRow: 1 }],
  ['flash-trampas', { filled: 2, lastRow: 0 }],
  ['comparar-combustibles', { lastRow: 0 }],
  ['linea-vapor', { lastRow: 2 }],
] as const)('%s stands on one grid of thirds', async (id, thirds) => {
  const calculator = await loadCalculator(id);
  expect(thirdsOf(calculator, defaultState(calculator))).toEqual(thirds);
});
