import { describe, expect, it } from 'vitest';
import {
  evenPlaces,
  formatDecimals,
  formatEntered,
  formatNumber,
  formatPlain,
  formatQuantity,
} from './format.ts';
import { parseNumber, parseQuantity } from './parse.ts';
import { of } from './quantities.ts';
import { between, seededRandom } from './testing/random.ts';

/** Thin spaces are hard to see in a test; a tilde stands for them. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '~');
}

describe('formatting', () => {
  it.each([
    [25_000, 4, '25~000'],
    [1234.5, 5, '1~234,5'],
    [0.0415, 3, '0,0415'],
    [33_344_279.479, 4, '33~340~000'],
    [-12.345, 3, '−12,3'],
    [0, 3, '0'],
    [99.996, 4, '100,0'],
    [7 + 1.01325, 5, '8,0133'],
    [99_999_999.99, 10, '99~999~999,99'],
    [999_999, 3, '1~000~000'],
    [1.5e-9, 2, '1,5~×~10⁻⁹'],
    [Number.NaN, 3, '—'],
  ])('writes %d with %d figures as %s', (value, figures, expected) => {
    expect(visible(formatNumber(value, figures))).toBe(expected);
  });

  it('drops trailing zeros only from limits and defaults', () => {
    expect(visible(formatPlain(38.66))).toBe('38,66');
    expect(visible(formatPlain(25_000))).toBe('25~000');
    expect(formatPlain(0)).toBe('0');
  });

  it('writes a column with even decimals, fine enough for its least value', () => {
    const column = (values: number[], figures: number) =>
      values.map((value) => visible(formatDecimals(value, evenPlaces(values, figures))));
    expect(column([0.88251, 1.8825, 12.883], 5)).toEqual(['0,8825', '1,8825', '12,8830']);
    expect(column([96.146, 191.2], 5)).toEqual(['96,15', '191,20']);
    expect(column([0, 12_500], 3)).toEqual(['0', '12~500']);
    expect(formatDecimals(-0.001, 2)).toBe('0,00');
    expect(formatDecimals(-1.25, 1)).toBe('−1,3');
  });

  it('writes an entered number whole, and a converted one short', () => {
    expect(visible(formatEntered(99_999))).toBe('99~999');
    expect(visible(formatEntered(1_234_567))).toBe('1~234~567');
    expect(visible(formatEntered(25.0001))).toBe('25,0001');
    expect(visible(formatEntered(145.037737730209))).toBe('145');
    expect(visible(formatEntered(0.1 + 0.2))).toBe('0,3');
  });

  it('sets the unit apart and the currency in front', () => {
    expect(visible(formatQuantity(of(7, 'barg'), 'barg', 2))).toBe('7,0~barg');
    expect(visible(formatQuantity(of(26_080_000, '₡'), '₡', 4))).toBe('₡~26~080~000');
    expect(visible(formatQuantity(of(94_155, '₡/h'), '₡/h', 5))).toBe('₡~94~155/h');
    expect(visible(formatQuantity(of(2.7, '1'), '1', 2))).toBe('2,7');
  });
});

describe('parsing', () => {
  it.each([
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['0,0415', 0.0415],
    ['0.234', 0.234],
    ['0,500', 0.5],
    ['0.500', 0.5],
    ['1,5', 1.5],
    ['1,2340', 1.234],
    ['1234,567', 1234.567],
    ['1 234,567', 1234.567],
    ['-12,5', -12.5],
    ['−12,5', -12.5],
    [' 7 ', 7],
    [',5', 0.5],
    ['5,', 5],
    ['1 234.5', 1234.5],
  ])('reads %j', (typed, expected) => {
    expect(parseNumber(typed)).toEqual({ ok: true, value: expected });
  });

  it.each([
    '',
    '   ',
    'siete',
    '7 barg',
    '1e5',
    '12 34',
    '1.23.456',
    '1,2,3',
    '--5',
    '.',
    '1..5',
    '1.234,5,6',
    'NaN',
    'Infinity',
    '9'.repeat(20),
  ])('refuses %j with a sentence', (typed) => {
    const result = parseNumber(typed);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.reason).toMatch(/\.$/);
  });

  it.each([
    ['1,500', '¿1~500 o 1,5? Escriba 1500 o 1,5.', [1500, 1.5]],
    ['1.500', '¿1~500 o 1,5? Escriba 1500 o 1,5.', [1500, 1.5]],
    ['10,000', '¿10~000 o 10? Escriba 10000 o 10.', [10_000, 10]],
    ['1.234', '¿1~234 o 1,234? Escriba 1234 o 1,2340.', [1234, 1.234]],
    ['-1,500', '¿−1~500 o −1,5? Escriba -1500 o −1,5.', [-1500, -1.5]],
  ])('asks what %s means and offers both', (typed, question, readings) => {
    const asked = parseNumber(typed);
    expect(asked).toMatchObject({ ok: false, readings });
    expect(!asked.ok && visible(asked.reason)).toBe(question);
    const [, first = '', second = ''] = /Escriba (\S+) o (\S+)\.$/.exec(question) ?? [];
    expect([parseNumber(first), parseNumber(second)]).toEqual(
      readings.map((value) => ({ ok: true, value })),
    );
  });

  it('reads back whatever the site writes', () => {
    const random = seededRandom(2);
    let worst = 0;
    for (let round = 0; round < 5000; round += 1) {
      const value = (random() < 0.5 ? -1 : 1) * 10 ** between(random, -5, 14);
      const read = parseNumber(formatNumber(value, 9));
      worst = Math.max(worst, read.ok ? Math.abs(read.value / value - 1) : 1);
    }
    expect(worst).toBeLessThan(1e-8);
  });

  it('gives the quantity its unit', () => {
    expect(parseQuantity('7,5', 'barg')).toEqual({ ok: true, value: of(7.5, 'barg') });
    expect(parseQuantity('x', 'barg').ok).toBe(false);
  });
});
