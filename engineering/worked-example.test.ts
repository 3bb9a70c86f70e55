import { describe, expect, it } from 'vitest';
import { PURPOSES } from './calculator.ts';
import { CALCULATORS, loadCalculator } from './calculators/index.ts';
import { defaultState, isShown } from './define-calculator.ts';
import { formatQuantity } from './format.ts';
import { FUEL_DATA } from './formulas/fuels.ts';
import { of } from './quantities.ts';
import { solved } from './solved.ts';
import { exampleSite, placesOf, workedExample } from './worked-example.ts';

const ids = Object.keys(CALCULATORS);

describe.each(ids)('the page of %s', (id) => {
  it('has a purpose, a worked example from input to main result, and pages to go on to', async () => {
    const calculator = await loadCalculator(id);
    expect(PURPOSES).toContain(calculator.purpose);
    const places = placesOf(calculator.example);
    expect(places.some((key) => key in calculator.inputs)).toBe(true);
    expect(places.some((key) => calculator.outputs[key]?.main)).toBe(true);
    const sentence = workedExample(calculator);
    expect(sentence).toMatch(/^\p{Lu}.*\d.*\.$/u);
    expect(sentence).not.toMatch(/[{}]/);
    expect(calculator.summary).toMatch(/^[^\n]{20,170}\.$/);
    expect(calculator.related.length).toBeGreaterThan(0);
    for (const path of calculator.related) {
      expect(path).toMatch(/^\/(?:equipment|products|services|tools)\/[a-z-]+$/);
      const [, kind, slug = ''] = path.split('/');
      if (kind === 'tools') expect(ids).toContain(slug);
      expect(slug === id && kind === 'tools').toBe(false);
    }
  });
});

/** What would change in a figure without its being seen. */
const UNSEEN = 1e-3;

describe.each(ids)('the example of %s', (id) => {
  it('states every datum that its figures stand on: it can be done again by hand', async () => {
    const calculator = await loadCalculator(id);
    const { values, choices } = defaultState(calculator);
    const places = placesOf(calculator.example);
    const figures = (moved: typeof values) => {
      const result = calculator.run({ choices, values: { ...values, ...moved } });
      return result.ok ? places.map((key) => Number(result.value.outputs[key])) : undefined;
    };
    const known = figures({}) ?? [];
    const moves = Object.entries(calculator.inputs).filter(([key, input]) => {
      const { value, step, unit } = input;
      const moved = [value - step, value + step]
        .map((other) => figures({ [key]: of(other, unit) }))
        .find((told) => told !== undefined);
      const isSeen = (figure: number, at: number) =>
        Math.abs((moved?.[at] ?? figure) - figure) > UNSEEN * Math.abs(figure);
      return isShown(input, choices) && known.some(isSeen);
    });
    const told = calculator.example.includes('saturado seco') ? [...places, 'dryness'] : places;
    expect(moves.map(([key]) => key).filter((key) => !told.includes(key))).toEqual([]);
  });
});

it('names the cheapest fuel of its own case', async () => {
  const calculator = await loadCalculator('comparar-combustibles');
  const { outputs } = solved(calculator.run(defaultState(calculator)));
  expect(workedExample(calculator).toLowerCase()).toContain(
    `es la ${outputs.cheapest}`.toLowerCase(),
  );
});

it('states the heating value that it does not ask for', async () => {
  const { example } = await loadCalculator('comparar-combustibles');
  expect(example).toContain(formatQuantity(FUEL_DATA.diesel.heatingValue, 'MJ/L', 4));
});

it('offers something for every purpose', async () => {
  const calculators = await Promise.all(ids.map(loadCalculator));
  expect(new Set(calculators.map(({ purpose }) => purpose))).toEqual(new Set(PURPOSES));
});

it('names the site of an example only where its answer depends on it', async () => {
  const sites = ['valvulas-seguridad', 'valvulas-control', 'tabla-vapor'].map(async (id) =>
    exampleSite(await loadCalculator(id)),
  );
  expect(await Promise.all(sites)).toEqual([undefined, 'en San José (1 150 m)', 'a nivel del mar']);
});
