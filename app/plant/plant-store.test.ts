import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { of, valueIn } from '../../engineering/quantities.ts';
import { changed, historyOf } from './history.ts';
import { firstPlant } from './plant-form.ts';
import type { PlantState } from './plant-state.ts';
import { plantStore } from './plant-store.ts';

const first: PlantState = {
  history: historyOf(firstPlant),
  units: {},
  entries: {},
  opened: undefined,
};
const parts = ['figures', 'lines', 'tags', 'otherTags'] as const;

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The plant with so much steam used at high pressure, in tonnes an hour. */
function using(tonnes: number): PlantState {
  const values = { ...firstPlant.state.values, highUse: of(tonnes, 't/h') };
  const plant = { ...firstPlant, state: { ...firstPlant.state, values } };
  return { ...first, history: changed(first.history, plant, 'highUse', 0) };
}

function storeThatTakes(milliseconds: number) {
  const store = plantStore(first);
  function move(tonnes: number) {
    store.move(using(tonnes));
    // The browser is busy: what waits comes late.
    now += milliseconds;
    vi.runAllTimers();
  }
  const drawn = () => parts.map((part) => valueIn(store.drawn[part].get().plant.high.use, 't/h'));
  return { store, move, drawn };
}

test('where drawing is quick, every step draws all', () => {
  const { move, drawn } = storeThatTakes(2);
  for (const tonnes of [4, 5, 6, 7, 8]) {
    move(tonnes);
    expect(drawn()).toEqual([tonnes, tonnes, tonnes, tonnes]);
  }
});

test('where drawing is slow, a step draws one part of an answer, and the end draws all', () => {
  const { store, move, drawn } = storeThatTakes(20);
  for (const tonnes of [4, 4, 4]) move(tonnes);
  const shown = [5, 6, 7, 8, 9, 9.5, 9.7, 9.8].map((tonnes) => {
    move(tonnes);
    return drawn();
  });
  expect(shown.at(1)).toEqual([5, 4, 4, 4]);
  expect(shown.at(-1)).toEqual([5, 5, 5, 5]);
  expect(store.get().history.present.state.values.highUse).toBe(of(9.8, 't/h'));
  store.settle();
  expect(drawn()).toEqual([9.8, 9.8, 9.8, 9.8]);
});

test('the end of a movement is told once', () => {
  const { store, move } = storeThatTakes(20);
  for (const tonnes of [4, 5, 6, 7, 8]) move(tonnes);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.settle();
  store.settle();
  expect(told).toBe(1);
});

test('while entries have no answer, what is shown is of the last ones that had', () => {
  const store = plantStore(first);
  store.set(using(4));
  const { answered } = store.get();
  store.set(using(0.001));
  expect(store.get()).toMatchObject({ problem: undefined });
  store.set(using(-1));
  expect(store.get().problem).toBeDefined();
  expect(valueIn(store.get().answered.values.highUse as never, 'kg/h')).toBeCloseTo(1);
  expect(answered).not.toBe(store.get().answered);
});
