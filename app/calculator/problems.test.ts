import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { briefly } from '../../engineering/result.ts';
import { fieldsToRevise, problemsOf } from './problems.ts';
import { exampleSession, type Session, withTyped } from './session.ts';

const relief = await loadCalculator('valvulas-seguridad');

function problems(...typed: readonly (readonly [key: string, text: string])[]) {
  const session = typed.reduce<Session>(
    (was, [key, text]) => withTyped(was, key, text, relief.inputs[key]?.unit ?? '1'),
    exampleSession(relief),
  );
  return problemsOf(relief, session, relief.run(session.state));
}

test('every wrong entry is named at once, in the order of the fields', () => {
  const found = problems(['valves', '99'], ['set', 'x'], ['flow', '1.500']);
  expect(found.map(({ field }) => field)).toEqual(['flow', 'set', 'valves']);
  expect(fieldsToRevise(relief, found)).toBe('Caudal por aliviar, Presión de ajuste, Válvulas');
});

test('under a field the limits are enough: its name and number are in sight', () => {
  const [found] = problems(['valves', '99']);
  expect(found?.reason).toContain('se recibió 99');
  expect(found && briefly(found)).toBe('Entre 1 y 8.');
});

test('what the formula refuses is named when nothing stands before it', () => {
  expect(problems()).toEqual([]);
  expect(problems(['set', '12']).map(({ field }) => field)).toEqual(['set']);
  expect(problems(['set', '12'], ['flow', '']).map(({ field }) => field)).toEqual(['flow']);
});
