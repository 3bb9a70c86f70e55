import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('what is packed comes out as it was, and as the same object each time', () => {
  const page = { title: 'Trampas «FT»', rows: [{ kg: 1.5, note: null }], open: false };
  const text = pack(page);
  expect(unpack(text)).toEqual(page);
  expect(unpack(text)).toBe(unpack(text));
});

test('many pages later the frame, which every page asks for, is still the same object', () => {
  const frame = pack({ menu: ['Inicio'] });
  const first = unpack(frame);
  for (let page = 0; page < 20; page += 1) {
    unpack(pack({ page }));
    expect(unpack(frame)).toBe(first);
  }
});

test.each([
  ['a date', new Date()],
  ['a map', new Map()],
  ['no number', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['a function', () => 1],
])('%s is refused, for the text would not hold it', (_, value) => {
  expect(() => pack({ deep: [{ value }] })).toThrow('value');
});
