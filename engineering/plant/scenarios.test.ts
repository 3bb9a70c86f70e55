import { describe, expect, test } from 'vitest';
import { of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { MEASURES } from './measures.ts';
import { solveForSameHeat, solveOperation } from './model.ts';
import { SAMPLE_PLANTS } from './samples.ts';
import { EMPTY_SCENARIO, measuresAlone, outcomeOf, withScenario } from './scenarios.ts';

const scenario = (...measures: string[]) => ({ ...EMPTY_SCENARIO, measures });

describe.each(SAMPLE_PLANTS.map(({ id, state }) => [id, state] as const))('%s', (_id, state) => {
  const today = solved(solveOperation(state));

  test('whatever is changed, the users take the heat of today', () => {
    for (const { id } of MEASURES) {
      const { destinations } = solved(
        solveForSameHeat(withScenario(state, scenario(id)), today.destinations),
      );
      expect(destinations.highUse / today.destinations.highUse, id).toBeCloseTo(1, 8);
      if (today.destinations.lowUse > 0) {
        expect(destinations.lowUse / today.destinations.lowUse, id).toBeCloseTo(1, 8);
      }
    }
  });

  test('each measure saves money, the largest first', () => {
    const costs = measuresAlone(state, today).map(({ saving }) => saving.cost);
    expect(costs.length).toBeGreaterThan(1);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(costs.at(-1)).toBeGreaterThan(0);
  });

  test('all together save more than any alone, and not the sum', () => {
    const alone = measuresAlone(state, today);
    const all = solved(
      outcomeOf(state, today, scenario(...alone.map(({ measure }) => measure.id))),
    );
    expect(all.saving.cost).toBeGreaterThan(alone[0]?.saving.cost ?? 0);
    expect(all.sumAlone).toBeCloseTo(
      alone.reduce((sum, { saving }) => sum + saving.cost, 0),
      0,
    );
    expect(all.saving.cost).not.toBeCloseTo(all.sumAlone ?? 0, 0);
  });
});

const [food] = SAMPLE_PLANTS;
const state = food?.state ?? { values: {}, choices: {} };
const today = solved(solveOperation(state));

test('insulation saves the heat that it keeps in, and what making that heat lost', () => {
  const after = solved(
    solveForSameHeat(withScenario(state, scenario('aislar')), today.destinations),
  );
  const kept = today.destinations.bare - after.destinations.bare;
  const saved = today.balance.fuel - after.balance.fuel;
  expect(valueIn(of(kept, 'W'), 'kW')).toBeGreaterThan(20);
  expect(saved / kept).toBeGreaterThan(1 / 0.85);
  expect(saved / kept).toBeLessThan(1.6);
});

test('an investment is paid by the saving of its time', () => {
  const { saving, payback } = solved(
    outcomeOf(state, today, { ...scenario('trampas'), investment: of(30_000_000, '₡') }),
  );
  expect(valueIn(payback ?? of(0, 'años'), 'años')).toBeCloseTo(30_000_000 / saving.cost, 6);
  expect(solved(outcomeOf(state, today, scenario('trampas'))).payback).toBeNull();
});

test('another fuel brings its own price, and electricity takes the economizer out', () => {
  const wood = solved(outcomeOf(state, today, { ...EMPTY_SCENARIO, fuel: 'madera' }));
  expect(wood.year.biogenic).toBeGreaterThan(0);
  const [, pharmacy] = SAMPLE_PLANTS;
  const withGas = pharmacy?.state ?? state;
  const gas = solved(solveOperation(withGas));
  expect(outcomeOf(withGas, gas, { ...EMPTY_SCENARIO, fuel: 'electricidad' }).ok).toBe(true);
});

test('an economizer, or a change to búnker, never cools the gases to where acid condenses', () => {
  const [dairy] = SAMPLE_PLANTS.filter(({ state }) => state.choices.fuel === 'bunker');
  if (!dairy) throw new Error('no plant burns búnker');
  const built = withScenario(dairy.state, scenario('economizador'));
  expect(solveOperation(built)).toMatchObject({ ok: true });
  const onDiesel = { ...dairy.state, choices: { ...built.choices, fuel: 'diesel' } };
  const changed = withScenario(onDiesel, { ...EMPTY_SCENARIO, fuel: 'bunker' });
  for (const { values } of [built, changed]) {
    expect(values.gasOutlet).toBeGreaterThanOrEqual(of(350, '°F'));
  }
});

test('a measure says from what to what', () => {
  const targets = measuresAlone(state, today).map(({ measure, target }) => [
    measure.id,
    target.replaceAll('\u00a0', ' '),
  ]);
  expect(Object.fromEntries(targets)).toMatchObject({
    retorno: 'alta 55 → 85 %, baja 30 → 85 %',
    economizador: 'gases 230 → 185 °C',
    trampas: 'trampas 6 → 0, fugas 3 → 0',
    presion: '8 → 7 barg, eficiencia 82 → 82,2 %',
    purga: 'pérdida 65 → 3,9 kW',
    turbina: 'genera 69 kW, eficiencia isentrópica 60 %',
  });
});
