import { expect, test } from 'vitest';
import { acrossAxis, leftEdge, paper, roundRange, upAxis, viewBoxOf } from './plane.ts';

const names = (axis: ReturnType<typeof acrossAxis>) =>
  axis.ticks.flatMap(({ name }) => (name ? [name.replaceAll('\u00a0', ' ')] : []));

test('an axis runs from one side of the paper to the other, the vertical one upwards', () => {
  const across = acrossAxis({ label: 'x' }, { scale: 'linear', min: 0, max: 20 });
  expect([0, 20].map(across.place)).toEqual([paper.left, paper.right]);
  const up = upAxis({ label: 'y' }, { scale: 'linear', min: 0, max: 20 }, 300);
  expect([0, 10, 20].map(up.place)).toEqual([300, (300 + paper.top) / 2, paper.top]);
});

test('each decade of a log axis is as long as the next', () => {
  const { place } = acrossAxis({ label: 'x' }, { scale: 'log', min: 10, max: 100_000 });
  const decade = (paper.right - paper.left) / 4;
  expect(place(100) - place(10)).toBeCloseTo(decade);
  expect(place(100_000) - place(10_000)).toBeCloseTo(decade);
});

test.each([
  ['linear', 0, 20, ['0', '5', '10', '15', '20']],
  ['linear', 0, 1, ['0', '0,2', '0,4', '0,6', '0,8', '1']],
  ['linear', 0, 26_000, ['0', '5 000', '10 000', '15 000', '20 000', '25 000']],
  ['log', 10, 100, ['10', '20', '50', '100']],
  ['log', 25, 40_000, ['30', '100', '300', '1 000', '3 000', '10 000', '30 000']],
  ['log', 10, 100_000, ['10', '100', '1 000', '10 000', '100 000']],
] as const)('a %s axis from %d to %d names %j', (scale, min, max, wanted) => {
  expect(names(acrossAxis({ label: 'x' }, { scale, min, max }))).toEqual(wanted);
});

test.each([
  ['linear', 0, 17_361, 0, 20_000],
  ['linear', 0, 8, 0, 8],
  ['linear', 0, 24, 0, 24],
  ['linear', 0, 2400, 0, 2400],
  ['linear', 0, 21_260, 0, 25_000],
  ['linear', 77.9, 91.2, 75, 95],
  ['linear', 80, 350, 50, 350],
  ['linear', -12, 66, -20, 80],
  ['log', 41, 267, 20, 500],
  ['log', 3.1, 290, 3, 300],
  ['log', 0.0061, 220, 0.001, 1000],
] as const)(
  'a %s axis that shows %d to %d ends at names: %d and %d',
  (scale, min, max, from, to) => {
    const range = roundRange({ scale, min, max });
    expect(range).toEqual({ scale, min: from, max: to });
    const { ticks } = acrossAxis({ label: 'x' }, range);
    const named = ticks.flatMap(({ at, name }) => (name ? [at] : []));
    expect([named[0], named.at(-1)]).toEqual([paper.left, paper.right]);
  },
);

test('a line without length has an axis all the same', () => {
  expect(roundRange({ scale: 'linear', min: 7, max: 7 })).toMatchObject({ min: 0, max: 7 });
  expect(roundRange({ scale: 'linear', min: 0, max: 0 })).toMatchObject({ min: 0, max: 1 });
});

test('millions are said once, in the name of the axis', () => {
  const axis = acrossAxis({ label: 'Costo', unit: '₡' }, { scale: 'linear', min: 0, max: 4e6 });
  expect(axis.name).toBe('Costo, millones de ₡');
  expect(names(axis)).toEqual(['0', '1', '2', '3', '4']);
});

test('long figures beside the upright axis have their room', () => {
  const up = (max: number) => upAxis({ label: 'y' }, { scale: 'linear', min: 0, max }, 300);
  const left = (min: number) =>
    leftEdge(upAxis({ label: 'y' }, { scale: 'linear', min, max: 40 }, 300), 20);
  // A minus is as wide as a digit.
  expect(left(0) - left(-40)).toBeGreaterThan(10);
  expect(viewBoxOf(300, up(900))).toBe('22 0 538 366');
  expect(viewBoxOf(300, up(90_000))).toBe('-7 0 567 366');
});
