import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { layoutOf } from './arrangement.server.ts';
import { thirdsOf, wholeRows } from './cells.ts';

test.each([
  // Few entries, many answers: the chart stands under the entries.
  ['tabla-vapor', ['under', 'under']],
  ['valvulas-control', ['under', 'under']],
  ['bombas-mecanicas-condensado', ['below', 'under']],
  // In a very wide card, too, so that chart and answer are seen together.
  ['bombas-calor', ['under', 'under']],
  // Many entries, few answers: it stands under the answer.
  ['valvulas-corte', ['over', 'over']],
  ['economizadores', ['over', 'over']],
  // As many of both: entries in pairs leave room for it under a wide answer.
  ['calderas-vapor', ['over', 'wide']],
  ['bloqueo-condensado', ['wide', 'wide']],
] as const)('the columns of %s end at about the same height', async (id, arrangements) => {
  expect(layoutOf(await loadCalculator(id)).arrangements).toEqual(arrangements);
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
