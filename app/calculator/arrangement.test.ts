import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { layoutOf } from './arrangement.server.ts';
import { thirdsOf, wholeRows } from './cells.ts';

test.each([
  // Few entries, many answers: these have more room.
  ['tabla-vapor', 'stacked'],
  ['vapor-puro', 'stacked'],
  ['bombas-mecanicas-condensado', 'beside'],
  // Many entries, few answers.
  ['valvulas-corte', 'under-answer'],
  ['calderas-vapor', 'under-answer'],
  // As many of both: under them the chart has the width of the entries.
  ['bombas-calor', 'square'],
  ['desaireadores', 'square'],
  // Fewer answers than entries: the limits fill what is left under them.
  ['valvulas-control', 'flank'],
  // As many answers as entries, and warnings.
  ['bloqueo-condensado', 'beside'],
] as const)('the columns of %s end at about the same height', async (id, arrangement) => {
  expect(layoutOf(await loadCalculator(id)).arrangement).toBe(arrangement);
});

test.each([
  // A choice with long options has two thirds of a row.
  ['calderas-vapor', false, { spans: [2, 1], lastRow: 1 }],
  ['comparar-combustibles', false, { spans: [], lastRow: 0 }],
  ['linea-vapor', false, { spans: [1, 1, 1], lastRow: 2 }],
  // What would be left over is filled.
  ['flash-trampas', true, { spans: [2], lastRow: 0 }],
  ['linea-vapor', true, { spans: [1, 2, 1], lastRow: 0 }],
] as const)('%s stands on one grid of thirds, filled: %s', async (id, isFilled, thirds) => {
  const calculator = await loadCalculator(id);
  expect(thirdsOf(calculator, defaultState(calculator), isFilled)).toEqual(thirds);
});

test.each([
  // The third of four short ones, so that none is alone before it.
  ['eficiencia-chimenea', [false, false, true, false]],
  // Without what waits behind a button.
  ['economizadores', [true, false]],
  ['bombas-calor', [false]],
] as const)('in pairs no field of %s is alone in its row', async (id, whole) => {
  const calculator = await loadCalculator(id);
  expect(wholeRows(calculator, defaultState(calculator))).toEqual(whole);
});
