import { describe, expect, test } from 'vitest';
import { SAMPLE_PLANTS } from '../../engineering/plant/samples.ts';
import { of, valueIn } from '../../engineering/quantities.ts';
import { fromDocument, type PlantCase, toDocument } from './plant-document.ts';
import { fromLink, plantQuery } from './plant-link.ts';

function opened(query: URLSearchParams) {
  const read = fromLink(query);
  if (read === undefined || typeof read === 'string') throw new Error(String(read));
  return read;
}

/** As it was sent in November 2026. It must open for ever: never write it anew. */
const oldLink =
  'zdRLCoAwDATQC-mibVr0Pm5cKIL3B6eiYr_UEqEHCEzC5OUkToAb8FrkZxRKz0QfwWntsw4-1F20LbhOXjWBsm37XOKaYXONZNI1rStds42LuoaQbK6ZYtfUJ9eQMYBNEK9s-Gom2QiKyBrZCHtWyaZAztiEbGL4R7ZbMCj1hslCesLUuYMOhK5sMOwA';

test('a link of the first version still opens with every figure that it carries', () => {
  const { plant, units, problems } = opened(new URLSearchParams({ v: '1', planta: oldLink }));
  expect(problems).toEqual([]);
  const { values, choices } = plant.state;
  expect(choices).toMatchObject({ fuel: 'bunker', low: 'si', letDown: 'valvula', site: 'mar' });
  expect(valueIn((values.highUse ?? 0) as never, 'kg/h')).toBeCloseTo(4200, 6);
  expect(valueIn((values.boilerPressure ?? 0) as never, 'psig')).toBeCloseTo(120, 6);
  expect(valueIn((values.failedTraps ?? 0) as never, 'unidades')).toBe(6);
  expect(valueIn((values.waterPrice ?? 0) as never, '₡/m³')).toBeCloseTo(1800, 6);
  expect(units.boilerPressure).toBe('psig');
  expect(plant.scenarios).toEqual([
    { measures: ['retorno', 'trampas'], fuel: null, investment: 25_000_000 },
    { measures: ['economizador'], fuel: 'glp', investment: null },
  ]);
});

describe.each(SAMPLE_PLANTS.map(({ id, state }) => [id, state] as const))('%s', (_id, state) => {
  const plant: PlantCase = {
    state,
    scenarios: [{ measures: ['purga'], fuel: null, investment: of(1000, '₡') }],
  };

  test('goes into a short link and comes back the same', () => {
    const query = plantQuery(toDocument(plant, {}));
    expect(String(query)).toMatch(/^v=1&planta=[\w-]{20,300}$/);
    const read = opened(query);
    expect(read.problems).toEqual([]);
    expect(read.plant.state.choices).toEqual(state.choices);
    expect(read.plant.scenarios).toEqual(plant.scenarios);
    for (const [key, value] of Object.entries(state.values)) {
      expect(read.plant.state.values[key], key).toBeCloseTo(value, 9);
    }
  });
});

test.each([
  ['cut', oldLink.slice(0, 40)],
  ['not of this alphabet', '%%%'],
  ['empty', ''],
])('a link that is %s is told as such', (_what, text) => {
  expect(fromLink(new URLSearchParams({ v: '1', planta: text }))).toMatch(/\.$/);
});

test('a link of a later version asks for a newer page', () => {
  expect(fromLink(new URLSearchParams({ v: '2', planta: oldLink }))).toContain('más nueva');
});

test('what a file does not say, or says wrongly, is named and stays usual', () => {
  const [food] = SAMPLE_PLANTS;
  const document = toDocument(
    { state: food?.state ?? { values: {}, choices: {} }, scenarios: [] },
    {},
  );
  const { hours: _missing, ...values } = document.values;
  const read = fromDocument({
    ...document,
    choices: { ...document.choices, fuel: 'carbón' },
    values: { ...values, highUse: 'mucho kg/h', blowdown: '5 psig' },
    scenarios: [{ measures: ['magia', 'trampas'], investment: -3 }],
  });
  if (typeof read === 'string') throw new Error(read);
  expect(read.problems).toHaveLength(5);
  for (const part of ['«Combustible»', 'carbón', 'mucho kg/h', '5 psig', 'Falta «Horas', 'magia']) {
    expect(read.problems.join(' ')).toContain(part);
  }
  expect(read.plant.scenarios).toEqual([{ measures: ['trampas'], fuel: null, investment: null }]);
  expect(read.plant.state.choices.fuel).toBe('diesel');
});

test.each([null, 3, [], {}, { v: 'x' }, { v: 0 }])('%j is no plant', (document) => {
  expect(fromDocument(document)).toContain('no contiene una planta');
});
