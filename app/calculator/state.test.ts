import { describe, expect, test } from 'vitest';
import type { Calculator } from '../../engineering/calculator.ts';
import { CALCULATORS, loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { PLANT_INPUTS } from '../../engineering/plant/inputs.ts';
import { of } from '../../engineering/quantities.ts';
import { describeCase } from './case.ts';
import { fromSlider, type SliderScale, sliderScale, toSlider } from './slider-scale.ts';
import { choose, fromQuery, inUnit, toQuery } from './state.ts';

const ids = Object.keys(CALCULATORS);
const boiler = await loadCalculator('calderas-vapor');

function withValue(calculator: Calculator, key: string, value: number) {
  const state = defaultState(calculator);
  const unit = calculator.inputs[key]?.unit ?? '1';
  return { ...state, values: { ...state.values, [key]: of(value, unit) } };
}

describe.each(ids)('the link of %s', (id) => {
  test('is empty for the worked example and carries every changed value', async () => {
    const calculator = await loadCalculator(id);
    expect(toQuery(calculator, defaultState(calculator), {}).size).toBe(0);
    for (const [key, input] of Object.entries(calculator.inputs)) {
      const state = withValue(calculator, key, input.min + (input.max - input.min) / 3);
      const back = fromQuery(calculator, toQuery(calculator, state, {}));
      expect(back.unreadable).toEqual([]);
      const ratio = (back.state.values[key] ?? Number.NaN) / (state.values[key] ?? Number.NaN);
      expect(ratio).toBeCloseTo(1, 8);
    }
    for (const [key, choice] of Object.entries(calculator.choices)) {
      for (const option of choice.options) {
        const state = choose(calculator, defaultState(calculator), key, option.id);
        expect(fromQuery(calculator, toQuery(calculator, state, {})).state).toEqual(state);
      }
    }
  });

  test('gives a result for the worked example, told without two lines of one name', async () => {
    const calculator = await loadCalculator(id);
    const state = defaultState(calculator);
    const result = calculator.run(state);
    if (!result.ok) throw new Error(result.reason);
    const lines = describeCase(calculator, state, {}, result.value).split('\n').slice(1);
    const labels = lines.filter(Boolean).map((line) => line.split(': ')[0]);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

test('a link keeps the unit that the visitor reads', () => {
  const state = withValue(boiler, 'pressure', 10);
  const query = toQuery(boiler, state, { pressure: 'psig' });
  expect(query.get('calderas-vapor.pressure')).toBe('145.0377377 psig');
  expect(fromQuery(boiler, query).units).toEqual({ pressure: 'psig' });
});

test('what a link says wrongly is named, and the example stands in for it', () => {
  const query = new URLSearchParams({
    'calderas-vapor.pressure': 'diez barg',
    'calderas-vapor.steamFlow': '500 furlong',
    'calderas-vapor.fuel': 'uranio',
  });
  const { state, unreadable } = fromQuery(boiler, query);
  expect(unreadable).toEqual(['Combustible', 'Producción de vapor', 'Presión del vapor']);
  expect(state).toEqual(defaultState(boiler));
});

test.each([
  'abc barg',
  '7',
  '7 kg/h',
  '1e999 barg',
  '1e300 barg',
  '-5 barg',
  '',
  '<img src=x onerror=alert(1)> barg',
  `${'9'.repeat(5000)} barg`,
])('a link that says %s is named or refused, never answered', (value) => {
  const { state, unreadable } = fromQuery(
    boiler,
    new URLSearchParams({ 'calderas-vapor.pressure': value }),
  );
  if (unreadable.length > 0) expect(unreadable).toEqual(['Presión del vapor']);
  else
    expect(boiler.run(state)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/debe estar entre/),
    });
});

test('a form without scripts sends the number as typed and its unit beside it', () => {
  const query = (text: string, unit: string) =>
    new URLSearchParams({
      'calderas-vapor.pressure': text,
      'calderas-vapor.pressure.unit': unit,
    });
  const { state, units } = fromQuery(boiler, query('7,5', 'psig'));
  expect(units).toEqual({ pressure: 'psig' });
  expect(inUnit(state.values.pressure ?? of(0, 'psig'), 'psig')).toBeCloseTo(7.5, 9);
  for (const [text, unit] of [
    ['7,5', 'kg/h'],
    ['siete', 'barg'],
    ['', 'barg'],
  ] as const) {
    expect(fromQuery(boiler, query(text, unit)).unreadable).toEqual(['Presión del vapor']);
  }
});

test('choosing a fuel writes its reference values into the fields', () => {
  const state = choose(boiler, defaultState(boiler), 'fuel', 'bunker');
  expect(state.choices.fuel).toBe('bunker');
  expect(inUnit(state.values.heatPerVolume ?? of(0, 'MJ/L'), 'MJ/L')).toBeCloseTo(41.72, 2);
});

test('the message for a quotation tells inputs and results with their units', () => {
  const state = withValue(boiler, 'steamFlow', 3500);
  const result = boiler.run(state);
  if (!result.ok) throw new Error(result.reason);
  const message = describeCase(boiler, state, {}, result.value);
  expect(message).toContain('Producción de vapor: 3\u00a0500\u00a0kg/h');
  expect(message).toContain('Combustible: Diésel');
  expect(message).toMatch(/Costo por tonelada de vapor: ₡[\d\u00a0]+\/t/);
  expect(message).not.toMatch(/NaN|undefined|Altitud propia/);
  const american = describeCase(boiler, state, { steamFlow: 'lb/h', heat: 'BHP' }, result.value);
  expect(american).toMatch(/Producción de vapor: 7\u00a0716\u00a0lb\/h/);
  expect(american).toMatch(/: [\d,\u00a0]+\u00a0BHP/);
});

const wayTo = (value: number, scale: SliderScale) => toSlider(value, scale) / (scale.length - 1);

test('a slider runs evenly over hours, and finer where values are small', () => {
  const { hours, steamFlow } = boiler.inputs;
  if (!hours || !steamFlow) throw new Error('the boiler has changed');
  const even = sliderScale(hours, 'h');
  expect(fromSlider(toSlider(6000, even), even)).toBe(6000);
  expect(wayTo(4400, even)).toBeCloseTo(0.5, 2);
  expect(wayTo(2000, sliderScale(steamFlow, 'kg/h'))).toBeGreaterThan(0.25);
});

test('the usual pressures have a good part of a slider that goes far beyond them', () => {
  const scale = sliderScale(PLANT_INPUTS.boilerPressure, 'barg');
  expect(wayTo(12, scale) - wayTo(7, scale)).toBeGreaterThan(0.15);
});

test('a key moves a slider to the next round number', () => {
  const { pressure, steamFlow } = boiler.inputs;
  if (!pressure || !steamFlow) throw new Error('the boiler has changed');
  const after = (value: number, scale: SliderScale) =>
    fromSlider(toSlider(value, scale) + 1, scale);
  expect(after(7, sliderScale(pressure, 'barg'))).toBe(7.1);
  expect(after(2000, sliderScale(steamFlow, 'kg/h'))).toBe(2020);
  expect(after(100, sliderScale(pressure, 'psig'))).toBe(102);
});

test('a slider reaches both limits, and all stops come back to where they were', () => {
  for (const input of [...Object.values(boiler.inputs), ...Object.values(PLANT_INPUTS)]) {
    const scale = sliderScale(input, input.unit);
    expect(fromSlider(0, scale)).toBe(input.min);
    expect(fromSlider(scale.length - 1, scale)).toBe(input.max);
    expect(scale.map((stop) => fromSlider(toSlider(stop, scale), scale))).toEqual(scale);
  }
});
