import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Calculator, CalculatorState } from '../../engineering/calculator.ts';
import { CALCULATORS, loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { letterWidth } from '../calculator/note-layout.ts';
import { curveDrawing, type Shape } from './curve-drawing.ts';
import { type Box, distanceBetween, labelAt, overlap } from './place-label.ts';
import { leftEdge, letterIn, type Point, paper, rightEdge, viewBoxOf } from './plane.ts';

/** On a phone, between, under the answer, as wide as the entries, beside them, and on paper's note. */
const shapes: Shape[] = [
  { width: 318, ratio: 0.8 },
  { width: 640 },
  { width: 345, ratio: 0.83 },
  { width: 468, ratio: 0.66 },
  { width: 735, ratio: 0.42 },
  { width: 1009, ratio: 0.37 },
  { width: 554, ratio: 1.12 },
  { ratio: 0.5 },
];
/** Before the room is known, and on paper beside a name. */
const small: Shape[] = [{ ratio: 0.42 }, { ratio: 0.83 }, { ratio: 1.12 }, { ratio: 0.44 }];
/** On paper's note: the lowest is that of the fullest sheet. */
const onPaper: Shape[] = [0.38, 0.45, 0.6].map((ratio) => ({ width: letterWidth, ratio }));

/** Half of a line, and as much of the ground around letters. */
const halo = 2;

/** As it is first shown, and with each other choice. */
function states(calculator: Calculator): CalculatorState[] {
  const first = defaultState(calculator);
  const others = Object.entries(calculator.choices).flatMap(([key, { options, initial }]) =>
    options
      .filter(({ id }) => id !== initial)
      .map(({ id }) => ({ ...first, choices: { ...first.choices, [key]: id } })),
  );
  return [first, ...others];
}

/** So near under or over the name of the point that both read as one. */
function readsAsOne(own: Box, other: Box, letter: number): boolean {
  const between = Math.max(other.top - own.bottom, own.top - other.bottom);
  return own.left < other.right && other.left < own.right && between < 0.8 * letter;
}

/** What is wrong with the names of a chart. */
function faults(calculator: Calculator, state: CalculatorState, shape: Shape): string[] {
  const curve = calculator.curve?.(state);
  if (!curve?.ok) return [];
  const drawing = curveDrawing(curve.value, shape);
  const { lines, point, zones, split, foot, labels } = drawing;
  const objects = [
    ...curve.value.series.map(({ label }, index) => ({
      text: label,
      line: lines[index] ?? [],
      reach: 0,
    })),
    { text: curve.value.point.label, line: [point], reach: 8 },
    ...zones
      .filter((zone) => zone.isPoint)
      .map(({ label, at }) => ({ text: label, line: [at], reach: 5 })),
  ];
  const drawn = [
    ...lines,
    ...(split
      ? [
          [
            [split.at, paper.top],
            [split.at, foot],
          ] as Point[],
        ]
      : []),
  ];
  return labels.flatMap(({ label: { text, box }, leader }, index) => {
    const { line: own, reach = 0 } = objects.find((object) => object.text === text) ?? {};
    const away = own ? distanceBetween(box, own) - reach : 0;
    const near = objects.filter(
      ({ line }) => line !== own && own && distanceBetween(box, line) < away,
    );
    // A point lies on its line, and a line goes through its point.
    const rivals = near.filter(({ line }) => {
      const [a = [], b = []] = [line, own ?? []].toSorted(
        (one, other) => one.length - other.length,
      );
      return a.length !== 1 || b.length === 1 || distanceBetween(around(a[0]), b) > 0;
    });
    return [
      ...drawn.flatMap((line) => (distanceBetween(box, line) === 0 ? [`${text} crossed`] : [])),
      ...labels
        .slice(index + 1)
        .flatMap((other) =>
          overlap(box, other.label.box) ? [`${text} over ${other.label.text}`] : [],
        ),
      ...(leader ? [] : rivals.map((rival) => `${text} nearer to ${rival.text}`)),
      ...(box.left < paper.left || box.right > paper.right + 1 ? [`${text} beyond a side`] : []),
      ...(box.top < paper.top - 8 || box.bottom > foot ? [`${text} over the frame`] : []),
    ];
  });
}

function around([x = 0, y = 0]: readonly number[] = []) {
  return { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 };
}

test('letters on paper are as large as their places are found for', () => {
  const css = readFileSync(new URL('../calculator/print-sheet.css', import.meta.url), 'utf8');
  const [, size] = /\.note section svg \{\s*font-size: ([\d.]+)px/.exec(css) ?? [];
  expect(Number(size)).toBe(letterIn(letterWidth));
});

describe.each(Object.keys(CALCULATORS))('the chart of %s', (id) => {
  test('has no name right over or under that of the point', async () => {
    const calculator = await loadCalculator(id);
    const curve = calculator.curve?.(defaultState(calculator));
    if (!curve?.ok) return;
    for (const shape of [...shapes, ...small]) {
      const { labels, letter } = curveDrawing(curve.value, shape);
      const own = labels.find(({ series }) => series === 'point')?.label;
      const near = labels.filter(
        ({ label }) => own && label !== own && readsAsOne(own.box, label.box, letter),
      );
      expect(
        near.map(({ label }) => label.text),
        JSON.stringify(shape),
      ).toEqual([]);
    }
  });

  test('has its names on paper nowhere so near a line that one touches the other', async () => {
    const calculator = await loadCalculator(id);
    const curve = calculator.curve?.(defaultState(calculator));
    if (!curve?.ok) return;
    for (const shape of onPaper) {
      const { lines, labels } = curveDrawing(curve.value, shape);
      const near = labels.filter(({ label, leader }) =>
        lines.some((line) => !leader && distanceBetween(label.box, line) < halo),
      );
      expect(
        near.map(({ label }) => label.text),
        JSON.stringify(shape),
      ).toEqual([]);
    }
  });

  test('says which of its axes are logarithmic, and has room to', async () => {
    const calculator = await loadCalculator(id);
    const curve = calculator.curve?.(defaultState(calculator));
    if (!curve?.ok) return;
    for (const shape of shapes) {
      const { letter, ...drawn } = curveDrawing(curve.value, shape);
      for (const along of ['x', 'y'] as const) {
        const { name } = drawn[along];
        expect(/, escala logarítmica/.test(name)).toBe(curve.value[along].scale === 'log');
        const { right } = labelAt(name, [0, 0], 'start', letter).box;
        expect(right, `${name} in ${JSON.stringify(shape)}`).toBeLessThan(
          rightEdge(letter) - leftEdge(drawn.y, letter),
        );
      }
    }
  });

  test('has its names beside what they name, and free', async () => {
    const calculator = await loadCalculator(id);
    const found = states(calculator).flatMap((state) =>
      [...shapes, ...small, ...onPaper].flatMap((shape) =>
        faults(calculator, state, shape).map((fault) => `${JSON.stringify(shape)}: ${fault}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('names every line and part, if not the coloured point where it is small', async () => {
    const calculator = await loadCalculator(id);
    const curve = calculator.curve?.(defaultState(calculator));
    if (!curve?.ok) return;
    const { series, split, zones = [] } = curve.value;
    const wanted = [
      ...series.filter(({ isLevel }) => !split || isLevel).map(({ label }) => label),
      ...zones.map(({ label }) => label),
      ...(split ? [split.left, split.right] : []),
    ];
    for (const shape of shapes) {
      const names = curveDrawing(curve.value, shape).labels.map(({ label }) => label.text);
      expect(
        wanted.filter((name) => !names.includes(name)),
        JSON.stringify(shape),
      ).toEqual([]);
    }
  });
});

test.each(['bloqueo-condensado', 'bombas-calor', 'valvulas-corte'])(
  'no name in the chart of %s stands on a line of the grid, or under the line that it names',
  async (id) => {
    const calculator = await loadCalculator(id);
    const curve = calculator.curve?.(defaultState(calculator));
    if (!curve?.ok) return expect.fail();
    for (const shape of shapes.filter(({ width }) => width)) {
      const { labels } = curveDrawing(curve.value, shape);
      const moved = labels.filter(({ label: { cost = 0 } }) => cost > 0.5);
      expect(
        moved.map(({ label }) => label.text),
        JSON.stringify(shape),
      ).toEqual([]);
    }
  },
);

test('the names of both sides of a chart stand at one height', async () => {
  const calculator = await loadCalculator('economizador-condensacion');
  const curve = calculator.curve?.(defaultState(calculator));
  if (!curve?.ok || !curve.value.split) return expect.fail();
  const { left, right } = curve.value.split;
  for (const shape of shapes) {
    const { labels } = curveDrawing(curve.value, shape);
    const [a, b] = [left, right].map((name) => labels.find(({ label }) => label.text === name));
    expect(a?.label.y, JSON.stringify(shape)).toBe(b?.label.y);
  }
});

test('the drawing fills its room: it begins with the longest figure of its axis, whatever its width', async () => {
  const calculator = await loadCalculator('comparar-combustibles');
  const curve = calculator.curve?.(defaultState(calculator));
  if (!curve?.ok) return expect.fail();
  for (const shape of [
    { width: 345, ratio: 0.83 },
    { width: 735, ratio: 0.42 },
    { width: 1009, ratio: 0.37 },
  ]) {
    const { letter, foot, y } = curveDrawing(curve.value, shape);
    const [left = 0, , width = 0, height = 0] = viewBoxOf(foot, y, letter).split(' ').map(Number);
    expect(height / width).toBeCloseTo(shape.ratio, 2);
    const longest = Math.max(...y.ticks.map(({ name = '' }) => name.length));
    // A figure ends ten units before its axis; a digit is a little more than half as wide as high.
    expect(paper.left - 10 - 0.6 * longest * letter - left).toBeLessThan(4);
  }
});

test('on a low chart it is still said where the boiler wins, under the name of the line', async () => {
  const calculator = await loadCalculator('bombas-calor');
  const curve = calculator.curve?.(defaultState(calculator));
  if (!curve?.ok) return expect.fail();
  for (const ratio of [0.35, 0.37, 0.4]) {
    const { labels } = curveDrawing(curve.value, { width: 1009, ratio });
    const at = (text: RegExp) => labels.find(({ label }) => text.test(label.text))?.label.y;
    expect(at(/^COP de equilibrio/), `${ratio}`).toBeLessThan(at(/^Gana la caldera/) ?? 0);
  }
});
