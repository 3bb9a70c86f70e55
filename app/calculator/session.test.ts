import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { of } from '../../engineering/quantities.ts';
import { earlyEntries } from './early-entries.ts';
import {
  exampleSession,
  linkedSession,
  withChoice,
  withEarlyEntries,
  withTyped,
} from './session.ts';

const boiler = await loadCalculator('calderas-vapor');

function entered(controls: Record<string, string>, link = '', preferred = {}) {
  const linked = linkedSession(boiler, new URLSearchParams(link), preferred);
  return withEarlyEntries(boiler, linked, earlyEntries(boiler, new Map(Object.entries(controls))));
}

test('a number stays with the unit beside which it was entered', () => {
  const both = entered({ steamFlow: '5000', 'unit.steamFlow': 'lb/h' });
  expect(both.state.values.steamFlow).toBe(of(5000, 'lb/h'));
  expect(both.units.steamFlow).toBe('lb/h');
  const link = 'calderas-vapor.steamFlow=3000+lb%2Fh';
  const overLink = entered({ steamFlow: '5000' }, link, { steamFlow: 'lb/h' });
  expect(overLink.state.values.steamFlow).toBe(of(5000, 'kg/h'));
  expect(overLink.units.steamFlow).toBe('kg/h');
});

test('a unit alone changes how the number is shown, not the quantity', () => {
  const { state, units } = entered({ 'unit.steamFlow': 'lb/h' });
  expect(state.values.steamFlow).toBe(exampleSession(boiler).state.values.steamFlow);
  expect(units.steamFlow).toBe('lb/h');
});

test('a choice brings its values, and what was typed stands over them', () => {
  const { state } = entered({ fuel: 'bunker', heatPerVolume: '40' });
  expect(state.choices.fuel).toBe('bunker');
  expect(state.values.heatPerVolume).toBe(of(40, 'MJ/L'));
});

test('a slider that was moved counts, unless a number was typed as well', () => {
  expect(entered({ 'slider.steamFlow': '500' }).state.values.steamFlow).toBe(of(30_000, 'kg/h'));
  const both = entered({ 'slider.steamFlow': '500', steamFlow: '5000' });
  expect(both.state.values.steamFlow).toBe(of(5000, 'kg/h'));
});

test('what cannot be read leaves the last number, and is asked about', () => {
  const session = withTyped(exampleSession(boiler), 'steamFlow', '1,500', 'kg/h');
  expect(session.state).toEqual(exampleSession(boiler).state);
  expect(session.entries.steamFlow).toMatchObject({
    text: '1,500',
    error: { readings: [1500, 1.5] },
  });
});

test('a choice leaves standing what is being asked about', () => {
  const asked = withTyped(exampleSession(boiler), 'efficiency', '82.500', '%');
  const chosen = withChoice(boiler, asked, 'fuel', 'bunker');
  expect(chosen.state.choices.fuel).toBe('bunker');
  expect(chosen.entries).toEqual(asked.entries);
});
