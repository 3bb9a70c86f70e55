import { describe, expect, test } from 'vitest';
import { defaultState } from '../define-calculator.ts';
import { flash } from '../formulas/flash.ts';
import { of, type Quantity, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { isSound, seededRandom } from '../testing/random.ts';
import { randomState } from '../testing/random-state.ts';
import { solvePlant } from './balance.ts';
import { change, settled } from './choices.ts';
import { closure } from './destinations.ts';
import { PLANT_CHOICES, PLANT_INPUTS } from './inputs.ts';
import { EXAMPLE_PLANT, PLANT_FORM, solveState } from './model.ts';
import { PLANT_PARTS } from './parts.ts';
import { SAMPLE_PLANTS } from './samples.ts';
import { streamsOf } from './streams.ts';
import { ventedFlash } from './vented-flash.ts';
import { marginalCost, yearOf } from './year.ts';

test('each entry of the form belongs to exactly one machine', () => {
  const parts = Object.values(PLANT_PARTS);
  expect(parts.flatMap(({ inputs }) => inputs).sort()).toEqual(Object.keys(PLANT_INPUTS).sort());
  expect(parts.flatMap(({ choices }) => choices).sort()).toEqual(Object.keys(PLANT_CHOICES).sort());
});

describe.each(SAMPLE_PLANTS.map((plant) => [plant.id, plant.state] as const))(
  '%s',
  (_id, state) => {
    const solution = solved(solveState(state));

    test('solves, closes and shows its streams', () => {
      expect(closure(solution.balance, solution.destinations)).toBeLessThan(1e-9);
      const streams = streamsOf(solution);
      expect(streams.length).toBeGreaterThan(7);
      expect(isSound(streams)).toBe(true);
    });
  },
);

test('water in equals water out', () => {
  const { plant, balance } = solved(solveState(SAMPLE_PLANTS[0]?.state ?? EXAMPLE_PLANT));
  const out =
    balance.vent +
    balance.blowdownWater +
    balance.surplus +
    plant.high.leaked +
    plant.high.use * (1 - plant.high.returned) +
    (plant.low ? plant.low.use * (1 - plant.low.returned) : 0);
  expect(out / balance.makeup).toBeCloseTo(1, 9);
});

test('an open tank lets go the share of the condensate that the flash tool tells', () => {
  const state = { ...EXAMPLE_PLANT, choices: { ...EXAMPLE_PLANT.choices, low: 'no' } };
  const operation = solved(solveState(state));
  const { fraction } = solved(flash(operation.plant.high.pressure, operation.site));
  expect(fraction).toBeGreaterThan(0.1);
  expect(ventedFlash(operation) / operation.balance.returned).toBeCloseTo(fraction, 9);
  // Hotter than water boils at, it comes back under pressure: the tank is closed.
  const closed = { ...operation.plant, returnTemperature: of(105, '°C') };
  expect(ventedFlash({ ...operation, plant: closed })).toBe(0);
});

test('one more tonne costs what a whole tonne more shows, and less where condensate returns', () => {
  const { plant, prices, balance, marginal } = solved(solveState(EXAMPLE_PLANT));
  expect(valueIn(marginal.high ?? of(0, '₡/t'), '₡/t')).toBeGreaterThan(10_000);
  const all = { ...plant, high: { ...plant.high, returned: of(100, '%') } };
  const cheaper = solved(marginalCost(all, prices, 'high', solved(solvePlant(all))));
  expect(cheaper).toBeLessThan(marginal.high ?? 0);
  expect(yearOf(balance, prices).cost).toBeGreaterThan(0);
});

test('20 000 random forms give figures that close, or a sentence', () => {
  const random = seededRandom(17);
  const form = { ...PLANT_FORM } as unknown as Parameters<typeof randomState>[0];
  let solutions = 0;
  for (let count = 0; count < 20_000; count += 1) {
    const result = solveState(randomState(form, random, 0.01));
    if (!result.ok) expect(result.reason).toMatch(/[.]$/);
    else {
      solutions += 1;
      expect(isSound(result.value)).toBe(true);
    }
  }
  expect(solutions).toBeGreaterThan(900);
}, 60_000);

test.each([
  ['lowPressure', { low: 'si' }, { lowPressure: of(9, 'barg') }],
  ['deaeratorPressure', {}, { boilerPressure: of(1, 'barg'), deaeratorPressure: of(2, 'barg') }],
  ['returnTemperature', {}, { returnTemperature: of(140, '°C') }],
  ['economizer', { economizer: 'si', fuel: 'electricidad' }, {}],
  ['gasOutlet', { economizer: 'si' }, { gasOutlet: of(300, '°C') }],
  // Acid condenses: US DOE, Steam Tip Sheet 3, as in the economizer tool.
  ['gasOutlet', { economizer: 'si', fuel: 'bunker' }, { gasOutlet: of(150, '°C') }],
] as const)('an impossible %s is refused at its field', (field, choices, values) => {
  const state = defaultState(PLANT_FORM);
  const result = solveState({
    values: { ...state.values, ...values },
    choices: { ...state.choices, ...choices },
  });
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.field).toBe(field);
});

describe('heat only goes from hot to cold', () => {
  const [, pharma] = SAMPLE_PLANTS;
  const state = pharma?.state ?? EXAMPLE_PLANT;

  test.each([
    [
      'gases that leave the boiler colder than its water',
      'gasInlet',
      of(40, 'barg'),
      of(0.2, 'barg'),
    ],
    ['gases that leave colder than the feedwater', 'gasOutlet', of(7, 'barg'), of(2.5, 'barg')],
    ['water that would boil in the economizer', 'gasOutlet', of(1.2, 'barg'), of(0.2, 'barg')],
  ] as const)('%s are refused', (_what, field, boilerPressure, deaeratorPressure) => {
    const failedTraps = of(0, 'unidades');
    const asked = change(state, { values: { boilerPressure, deaeratorPressure, failedTraps } });
    const answer = solveState(asked);
    expect(answer.ok ? answer.value.plant.boiler : answer.field).toBe(field);
  });

  test('an economizer that is put in finds gases hotter than the boiler', () => {
    const hot = SAMPLE_PLANTS.find(({ id }) => id === 'generacion')?.state ?? EXAMPLE_PLANT;
    const { values } = settled(change(hot, { choices: { economizer: 'si' } }), 'economizer');
    expect(valueIn(values.gasInlet as Quantity<'temperature'>, '°C')).toBe(275);
  });
});

test('where the traps would not blow at the speed of sound, it is said what to change', () => {
  const [food] = SAMPLE_PLANTS;
  const values = { boilerPressure: of(0.6, 'barg') };
  const low = { low: 'no' };
  const answer = solveState(change(food?.state ?? EXAMPLE_PLANT, { values, choices: low }));
  expect(answer.ok ? '' : answer.reason).toContain('suba la presión de la caldera');
});
