import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { layoutOf } from './arrangement.server.ts';
import { fieldsOf, freeCells, freeInPairs, thirdsOf, wholeRows } from './cells.ts';

test.each([
  // Few entries, many answers: the chart stands under the entries.
  ['tabla-vapor', ['under', 'under']],
  ['valvulas-control', ['under', 'fours']],
  ['bombas-mecanicas-condensado', ['below', 'fours']],
  // Many entries, few answers: it stands under the answer.
  ['valvulas-corte', ['over', 'over']],
  ['retorno-condensado', ['over', 'over']],
  ['economizadores', ['over', 'fours']],
  // As many of both: entries in pairs leave room for it under a wide answer.
  ['calderas-vapor', ['half', 'half']],
  ['trampas-vapor', ['wide', 'wide']],
] as const)('the columns of %s end at about the same height', async (id, arrangements) => {
  expect(layoutOf(await loadCalculator(id)).arrangements).toEqual(arrangements);
});

test.each([
  // A choice with long options has two thirds of a row.
  ['calderas-vapor', false, [4], 2],
  ['comparar-combustibles', false, [], 0],
  ['linea-vapor', false, [], 1],
  // What would be left over is filled.
  ['linea-vapor', true, [7], 0],
] as const)('%s stands on one grid of thirds, filled: %s', async (id, isFilled, wide, free) => {
  const calculator = await loadCalculator(id);
  const spans = thirdsOf(calculator, defaultState(calculator), isFilled);
  expect(freeCells(spans, 3)).toBe(free);
  expect(spans.flatMap((span, place) => (span > 1 ? [place] : []))).toEqual(wide);
});

test.each([
  'eficiencia-chimenea',
  'economizadores',
  'bombas-calor',
  'calderas-vapor',
  'retorno-condensado',
  'calderas-agua-caliente',
])('in pairs no field of %s is alone in its row', async (id) => {
  const calculator = await loadCalculator(id);
  const state = defaultState(calculator);
  const whole = wholeRows(calculator, state).filter(Boolean).length;
  // What waits behind a button is not counted.
  const { first, details } = fieldsOf(calculator, state);
  const fields = first.length + (details.length > 1 ? 0 : details.length);
  expect((fields + whole) % 2).toBe(0);
});

test.each([
  ['desaireadores', 1],
  // Its choice has half a row there, so that two and two are full.
  ['tabla-vapor', 0],
  // What waits behind a button would come after the limits.
  ['calderas-vapor', 0],
] as const)('in pairs the last row of %s leaves %i free for the limits', async (id, free) => {
  const calculator = await loadCalculator(id);
  expect(freeInPairs(calculator, defaultState(calculator))).toBe(free);
});

test.each([
  ['calderas-vapor', ['steamFlow', 'pressure', 'feedTemperature', 'hours', 'fuel', 'site']],
  ['linea-vapor', ['size', 'state', 'flow', 'pressure', 'length', 'fittings', 'target', 'site']],
  // Its question is the fuel.
  ['eficiencia-chimenea', ['fuel', 'reading', 'basis', 'gasTemperature']],
] as const)('%s asks for the process before the plant', async (id, keys) => {
  const calculator = await loadCalculator(id);
  const { first } = fieldsOf(calculator, defaultState(calculator));
  expect(first.map(([key]) => key).slice(0, keys.length)).toEqual(keys);
});
