import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFolder } from '../../tests/support/content-folder.ts';
import { markAddress, markOnGround, markProblems, readMark } from './mark.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" viewBox="0 0 8 8"><rect width="8" height="8" fill="#00f"/></svg>';

const markOf = (text: string | undefined) => contentFolder({ 'mark.svg': text });

test('the mark is the file of the content, without what a drawing program puts before it', () => {
  expect(readMark(markOf(`<?xml version="1.0"?>\n<!-- Inkscape -->\n${drawing}\n`))).toBe(drawing);
});

test.each([drawing, drawing.replace('<rect', '<rect style="font-family:\'A b\'"')])(
  'as an address it is the same drawing: %s',
  async (text) => {
    const address = markAddress(markOf(text));
    expect(address).not.toMatch(/["<>#]/);
    const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
    const { data } = await sharp(Buffer.from(svg))
      .resize(1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
  },
);

test('without a file there is a plain one, and nothing to complain of', () => {
  const folder = markOf(undefined);
  expect(readMark(folder)).toContain('<circle');
  expect(markProblems(folder)).toEqual([]);
});

test.each([
  ['hola', 'no es un dibujo SVG'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'viewBox'],
  [drawing.replace('</svg>', '<script>1</script></svg>'), 'trae código'],
])('%j is no mark', (text, words) => {
  expect(markProblems(markOf(text))).toMatchObject([
    { file: 'mark.svg', message: expect.stringContaining(words) },
  ]);
});

test('on a ground it fills the share that is asked for, whatever size it says itself', async () => {
  const icon = markOnGround(drawing, '#f00', 0, 0.5);
  const { data } = await sharp(Buffer.from(icon))
    .resize(32)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 32 + x) * 3, (y * 32 + x) * 3 + 3)];
  expect(at(2, 2)).toEqual([255, 0, 0]);
  expect(at(16, 16)).toEqual([0, 0, 255]);
  expect(at(29, 16)).toEqual([255, 0, 0]);
});
