import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { defaultState, isShown } from '../define-calculator.ts';
import { of } from '../quantities.ts';
import { NO_SENSIBLE_NUMBER } from '../result.ts';
import { isSound, seededRandom } from '../testing/random.ts';
import { randomState } from '../testing/random-state.ts';
import { UNITS } from '../units.ts';
import { TOPICS } from '../vectors/vector.ts';
import { CALCULATORS, isCalculatorId, loadCalculator } from './index.ts';

const ids = Object.keys(CALCULATORS);
const calculators = await Promise.all(ids.map(loadCalculator));
const table = calculators.map((calculator) => [calculator.id, calculator] as const);
const RUNS = Math.ceil(100_000 / ids.length);

/** What must not be read any more once the unit on the left is chosen. */
const AMERICAN: Readonly<Record<string, string>> = {
  psig: 'bar',
  '°F': '°C',
  'Δ°F': 'K\\b',
  'lb/h': 'kg/h',
};

describe('the set of calculators', () => {
  it('holds every calculator under its own id, the name of its file', () => {
    expect(ids.length).toBeGreaterThan(27);
    expect(calculators.map(({ id }) => id)).toEqual(ids);
    expect(isCalculatorId('calderas-vapor')).toBe(true);
    expect(isCalculatorId('toString')).toBe(false);
  });

  it('is the same in plain Node, which scripts and servers run on', () => {
    const code = `import { CALCULATORS, loadCalculator } from './engineering/calculators/index.ts';
      const { id } = await loadCalculator('calderas-vapor');
      console.log(JSON.stringify([id, ...Object.keys(CALCULATORS)]));`;
    const asked = execFileSync(process.execPath, ['--input-type=module', '--eval', code]);
    expect(JSON.parse(asked.toString())).toEqual(['calderas-vapor', ...ids]);
  });
});

describe('a refusal', () => {
  it('speaks in the unit that the visitor has chosen', async () => {
    const boiler = await loadCalculator('calderas-vapor');
    const state = defaultState(boiler);
    const values = { ...state.values, pressure: of(500, 'psig') };
    const result = boiler.run({ ...state, values, units: { pressure: 'psig' } });
    expect(!result.ok && result.reason).toMatch(/362,59.psig \(se recibió 500.psig\)/);
    const foreign = boiler.run({ ...state, values, units: { pressure: 'kg/h' } });
    expect(!foreign.ok && foreign.reason).toContain('barg');
  });

  it('of a formula speaks in it too, also of absolute pressures, differences and curves', async () => {
    const water = await loadCalculator('calderas-agua-caliente');
    const state = defaultState(water);
    const values = { ...state.values, hot: of(155, '°C') };
    const choices = { ...state.choices, site: 'mar' };
    const told = water.run({ ...state, choices, values, units: { hot: '°F', pressure: 'psig' } });
    expect(!told.ok && told.reason).toMatch(/A 58,2\d.psia .* \(29\d,\d.°F\)/);
    const pump = await loadCalculator('bombas-calor');
    const close = { ...defaultState(pump).values, sinkOut: of(36, '°C'), sinkIn: of(34, '°C') };
    const near = pump.run({ ...defaultState(pump), values: close, units: { sinkOut: '°F' } });
    expect(!near.ok && near.reason).toMatch(/al menos 9.°F más caliente/);
    const curve = water.curve?.({ ...state, units: { power: 'MMBtu/h' } });
    expect(curve?.ok && curve.value.y.unit).toBe('MMBtu/h');
  });
});

describe.each(table)('%s', (_id, calculator) => {
  it('shows a worked example, with its curve around the present point', () => {
    const state = defaultState(calculator);
    const result = calculator.run(state);
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(Object.keys(result.value.outputs).toSorted()).toEqual(
      Object.keys(calculator.outputs).toSorted(),
    );
    expect(Object.values(calculator.outputs).some(({ main }) => main)).toBe(true);
    const curve = calculator.curve?.(state);
    if (curve === undefined) return;
    expect(curve).toMatchObject({ ok: true });
    expect(isSound(curve)).toBe(true);
  });

  it('offers units of the right dimension and defaults inside the limits', () => {
    for (const { dimension, unit, units, value, min, max, step, label } of Object.values(
      calculator.inputs,
    )) {
      expect(units, label).toContain(unit);
      for (const offered of units) expect(UNITS[offered][0]).toBe(dimension);
      expect(min, label).toBeLessThan(max);
      expect(value, label).toBeGreaterThanOrEqual(min);
      expect(value, label).toBeLessThanOrEqual(max);
      expect(step, label).toBeGreaterThan(0);
    }
    for (const output of Object.values(calculator.outputs)) {
      if (output.kind === 'text') continue;
      expect(output.units).toContain(output.unit);
      for (const offered of output.units) expect(UNITS[offered][0]).toBe(output.dimension);
    }
  });

  it('has choices whose presets fit its inputs and give an answer', () => {
    for (const [key, { options, initial }] of Object.entries(calculator.choices)) {
      expect(options.map(({ id }) => id)).toContain(initial);
      for (const { id, presets = {}, excluded } of options) {
        const state = defaultState(calculator);
        const values = { ...state.values };
        for (const [inputKey, preset] of Object.entries(presets)) {
          expect(calculator.inputs[inputKey]?.dimension, inputKey).toBe(UNITS[preset.unit][0]);
          values[inputKey] = of(preset.value, preset.unit);
        }
        const result = calculator.run({ values, choices: { ...state.choices, [key]: id } });
        if (excluded) {
          expect(result).toMatchObject({ ok: false, reason: excluded, field: key });
          continue;
        }
        // A narrow pipe may refuse the example flow, but never for a broken preset.
        if (!result.ok) expect(key).toBe('size');
      }
    }
    for (const { shownWhen } of Object.values(calculator.inputs)) {
      if (shownWhen) expect(calculator.choices).toHaveProperty(shownWhen.choice);
    }
  });

  it('says how it is calculated, from where and within which limits', () => {
    expect(calculator.formulas.length).toBeGreaterThan(0);
    for (const { text, mathml } of calculator.formulas) {
      expect(text).not.toMatch(/[{}_]/);
      expect(mathml).toMatch(/^<math .*<\/math>$/);
      expect(mathml.match(/<m\w+/g)?.length).toBe(mathml.match(/<\/m\w+/g)?.length);
    }
    expect(calculator.sources.length).toBeGreaterThan(0);
    expect(calculator.limits.length).toBeGreaterThan(0);
    for (const topic of calculator.topics) expect(TOPICS).toContain(topic);
    for (const { label, help } of Object.values(calculator.inputs)) {
      expect(label).toMatch(/^\p{Lu}/u);
      expect(help).toMatch(/\.$/);
    }
  });

  it('refuses every input outside its limits, and names it', () => {
    const state = defaultState(calculator);
    for (const [key, definition] of Object.entries(calculator.inputs)) {
      if (!isShown(definition, state.choices)) continue;
      const { unit, min, max } = definition;
      for (const value of [min - (max - min) / 10, max + (max - min) / 10, Number.NaN]) {
        const result = calculator.run({
          ...state,
          values: { ...state.values, [key]: of(value, unit) },
        });
        expect(result).toMatchObject({ ok: false, field: key });
      }
    }
    const lost = calculator.run({
      values: state.values,
      choices: { site: 'luna', fuel: 'carbon' },
    });
    if (Object.keys(calculator.choices).length > 0) expect(lost.ok).toBe(false);
  });

  it(`answers or refuses in words for ${RUNS} random states`, () => {
    const random = seededRandom(30);
    let answered = 0;
    for (let round = 0; round < RUNS; round += 1) {
      const calm = round % 4 !== 0;
      const state = randomState(calculator, random, calm ? 0 : 0.15);
      const result = calculator.run(state);
      if (result.ok) answered += 1;
      const clear = result.ok || result.reason !== NO_SENSIBLE_NUMBER;
      if (isSound(result) && clear) continue;
      expect.fail(`${JSON.stringify(state)} → ${JSON.stringify(result)}`);
    }
    expect(answered).toBeGreaterThan(RUNS / 100);
  });

  it('never mixes in a unit that the visitor has changed', () => {
    const random = seededRandom(32);
    const units = Object.fromEntries(
      [...Object.entries(calculator.inputs), ...Object.entries(calculator.outputs)].flatMap(
        ([key, quantity]) => {
          const chosen = 'units' in quantity && quantity.units.find((unit) => unit in AMERICAN);
          return chosen ? [[key, chosen]] : [];
        },
      ),
    );
    const changed = Object.values(units).map((unit) => AMERICAN[unit] ?? '');
    for (let round = 0; round < 500; round += 1) {
      const result = calculator.run({ ...randomState(calculator, random, 0.1), units });
      const told = (result.ok ? result.value.warnings.join(' ') : result.reason).replace(
        /«.*»/,
        '',
      );
      for (const unit of changed) expect(told).not.toMatch(new RegExp(`\\d\\s${unit}`));
    }
  });

  it('draws a sound curve wherever it answers', () => {
    const random = seededRandom(31);
    for (let round = 0; round < 100; round += 1) {
      const state = randomState(calculator, random, 0);
      if (!calculator.run(state).ok) continue;
      const curve = calculator.curve?.(state);
      if (curve && !(curve.ok && isSound(curve))) expect.fail(JSON.stringify({ state, curve }));
    }
  });
});
