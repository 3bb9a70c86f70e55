import { describe, expect, it } from 'vitest';
import { PURPOSES } from './calculator.ts';
import { CALCULATORS, loadCalculator } from './calculators/index.ts';
import { defaultState } from './define-calculator.ts';
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

it('names the cheapest fuel of its own case', async () => {
  const calculator = await loadCalculator('comparar-combustibles');
  const { outputs } = solved(calculator.run(defaultState(calculator)));
  expect(workedExample(calculator).toLowerCase()).toContain(
    `es la ${outputs.cheapest}`.toLowerCase(),
  );
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
