import { expect, test } from 'vitest';
import { overlap } from './place-label.ts';
import { type Point, paper } from './plane.ts';
import { type SizeNotes, sizeLabels } from './size-labels.ts';

const foot = 320;
const stairs: Point[] = [
  [117, 208],
  [360, 208],
  [360, 174],
  [430, 174],
  [430, 141],
  [479, 141],
  [479, 96],
  [511, 96],
];
const lower: Point[] = [
  [511, 242],
  [480, 275],
  [418, 309],
  [117, 309],
  [117, 242],
];
const dots: Point[] = [117, 195, 232, 281, 331, 360, 396, 430, 459, 479, 511].map((x, index) => [
  x,
  [208, 174, 141, 96][index < 6 ? 0 : index < 8 ? 1 : index < 10 ? 2 : 3] ?? 0,
]);
const drawn = (x: number, y: number, name = 'Lo que pide'): SizeNotes => ({
  steps: [
    ['CS-100 a CV-3000 · 10 barg', [360, 208]],
    ['CV-5000 y CV-8000 · 13 barg', [430, 174]],
    ['CV-12000 y CV-16000 · 16 barg', [479, 141]],
    ['CV-25000 · 20 barg', [511, 96]],
  ],
  ends: [
    ['100', [117, 309]],
    ['6 800', [418, 309]],
  ],
  mark: ['Menos producción', [117, 242]],
  asked: [name, [x, y]],
  dots,
  edges: [
    [...stairs, ...lower, [117, 208]],
    [
      [117, 242],
      [511, 242],
    ],
  ],
  guides: [
    [
      [x, y],
      [x, foot],
    ],
    [
      [paper.left, y],
      [x, y],
    ],
  ],
  foot,
});
const at = (...place: Parameters<typeof drawn>) => sizeLabels(drawn(...place));

test('the name of the example covers no size and stands by its point', () => {
  const { name, labels } = at(344, 230, 'Ejemplo');
  const box = name?.box ?? expect.fail();
  expect(
    dots.filter(([x, y]) => overlap(box, { left: x, right: x + 1, top: y, bottom: y + 1 })),
  ).toEqual([]);
  expect(box.left - 344).toBeLessThan(20);
  expect(box.bottom).toBeLessThan(242);
  expect(labels.map(({ text }) => text)).toContain('6 800');
});

test('the foot has figures of its own only where less is had there', () => {
  const { labels } = sizeLabels({ ...drawn(344, 230), mark: undefined });
  expect(labels.map(({ text }) => text).filter((text) => !text.includes('barg'))).toEqual([]);
});

test('wherever a case lies, its name and those of the sizes cover none of each other', () => {
  const without: string[] = [];
  for (let x = paper.left; x <= paper.right; x += 14) {
    for (let y = paper.top; y <= foot; y += 14) {
      const { name, labels } = at(x, y);
      if (!name) without.push(`${x} ${y}`);
      const boxes = [...labels, ...(name ? [name] : [])].map(({ box }) => box);
      const over = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b)));
      if (over.length > 0) expect.fail(`${x} ${y}`);
    }
  }
  expect(without).toEqual([]);
});
