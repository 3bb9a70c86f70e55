import { expect, test } from 'vitest';
import { change } from '../../engineering/plant/choices.ts';
import { isUse, usedPower } from '../../engineering/plant/destinations.ts';
import { solveOperation } from '../../engineering/plant/model.ts';
import { outcomeOf } from '../../engineering/plant/scenarios.ts';
import { streamsOf } from '../../engineering/plant/streams.ts';
import { of } from '../../engineering/quantities.ts';
import { solved } from '../../engineering/solved.ts';
import { destinationsOf } from './fuel-destinations.ts';
import { fuelTable } from './fuel-sums.ts';
import { startingPoints } from './plant-form.ts';
import { decimalsOf, kilowatts, percent, streamReadings } from './readings.ts';
import { fuelFigures, fuelPaths } from './sankey/fuel-paths.ts';
import { smallLosses } from './sankey/fuel-words.ts';
import { outcomeRows } from './scenario-table.tsx';

const numberIn = (text = '') =>
  Number(
    text
      .replace(/[^\d,−]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
const words = { cost: '', energy: '', carbon: '', water: '', payback: '' };

test.each(startingPoints)('of $id, the figures shown add up', ({ state }) => {
  const today = solved(solveOperation(state));
  const flows = fuelPaths(today, ['boiler', 'process']);
  // What the generator loses did not arrive.
  const arrives = flows.find(({ to }) => to === 'process')?.power ?? 0;
  expect(arrives / usedPower(today.destinations)).toBeCloseTo(1, 9);
  const drawn = new Set(flows.map(({ to }) => to));
  const small = destinationsOf(today).filter(({ id }) => !drawn.has(id));
  const power = flows.find(({ to }) => to === smallLosses)?.power ?? 0;
  const [told] = fuelFigures(today, flows)(power, smallLosses).split('·');
  const listed = small.reduce((sum, row) => sum + numberIn(row.power), 0);
  if (small.length > 0) expect(numberIn(told)).toBeCloseTo(listed, 6);

  const { ids, sumOf, isOff } = fuelTable(today);
  const rows = destinationsOf(today);
  const onScreen = rows.map(({ power, share, cost }) => [power, percent(share), cost]);
  const onPaper = ids.map((id) => sumOf((other) => other === id));
  expect(onPaper.map((row) => row.map(numberIn))).toEqual(onScreen.map((row) => row.map(numberIn)));
  const differences = sumOf(() => true).map((whole, column) =>
    Math.abs(onPaper.reduce((sum, row) => sum - numberIn(row[column]), numberIn(whole))),
  );
  // Less than half of the last place in each row, and said where it shows.
  const places = onPaper[0]?.map((figure) => /,(\d+)/.exec(figure)?.[1]?.length ?? 0) ?? [];
  for (const [column, difference] of differences.entries()) {
    const unit = 10 ** -(places[column] ?? 0);
    expect(difference).toBeLessThan((ids.length / 2) * unit);
    expect(isOff || difference < unit / 2).toBe(true);
  }
  const uses = sumOf(isUse).map(numberIn);
  expect(uses[1]).toBe(numberIn(percent(usedPower(today.destinations) / today.balance.fuel)));
  const [fuel] = fuelFigures(today, flows)(today.balance.fuel, 'fuel').split('·');
  expect(numberIn(fuel)).toBe(numberIn(sumOf(() => true)[0]));
  expect(numberIn(kilowatts(today.balance.fuel))).toBe(Math.round(numberIn(fuel)));

  const outcome = solved(
    outcomeOf(state, today, { measures: ['retorno'], fuel: null, investment: null }),
  );
  for (const [, before, left, saved] of outcomeRows(outcome, words)) {
    expect(numberIn(left) + numberIn(saved)).toBeCloseTo(numberIn(before), 6);
  }
});

test.each(startingPoints)('of $id, each figure has one number of decimals', ({ state }) => {
  const operation = solved(solveOperation(state));
  const streams = streamsOf(operation);
  const decimals = decimalsOf(streams, operation.site, {});
  const lines = streams.map((stream) => streamReadings(stream, operation.site, {}, decimals));
  for (const reading of ['flow', 'pressure', 'temperature', 'enthalpy'] as const) {
    const told = lines.map((line) => /,\d+/.exec(line[reading])?.[0].length);
    expect(new Set(told).size, lines.map((line) => line[reading]).join()).toBe(1);
  }
});

test('what arrives at the process is the sum of its rows as they are shown', () => {
  const [food] = startingPoints;
  const values = { highUse: of(3501, 'kg/h') };
  for (const lowUse of [1500, 1501, 1502, 1503]) {
    const state = change(food?.state ?? { values: {}, choices: {} }, {
      values: { ...values, lowUse: of(lowUse, 'kg/h') },
      choices: { letDown: 'turbina' },
    });
    const today = solved(solveOperation(state));
    const flows = fuelPaths(today, ['boiler', 'process']);
    const told = fuelFigures(today, flows)(usedPower(today.destinations), 'process');
    const rows = destinationsOf(today).filter(({ id }) => isUse(id));
    const sum = rows.reduce((total, { power }) => total + numberIn(power), 0);
    expect(numberIn(told.split('·')[0])).toBe(sum);
  }
});
