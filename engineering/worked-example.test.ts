import { describe, expect, it } from 'vitest';
import { PURPOSES } from './calculator.ts';
import { CALCULATORS, loadCalculator } from './calculators/index.ts';
import { placesOf, workedExample } from './worked-example.ts';

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

it('offers something for every purpose', async () => {
  const calculators = await Promise.all(ids.map(loadCalculator));
  expect(new Set(calculators.map(({ purpose }) => purpose))).toEqual(new Set(PURPOSES));
});
