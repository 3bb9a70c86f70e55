import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFolder } from '../../tests/support/content-folder.ts';
import { markAddress, markProblems, readMark } from './mark.ts';
import { markIcon, markOn } from './mark-grounds.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" viewBox="0 0 8 8"><rect width="8" height="8" fill="#00f"/></svg>';

const markOf = (text: string | undefined) => contentFolder({ 'mark.svg': text });

test('the mark is the file of the content, without what a drawing program puts before it', () => {
  expect(readMark(markOf(`<?xml version="1.0"?>\n<!-- Inkscape -->\n${drawing}\n`))).toBe(drawing);
});

test.each([drawing, drawing.replace('<rect', '<rect style="font-family:\'A b\'"')])(
  'as an address it is the same drawing: %s',
  async (text) => {
    const address = markAddress(readMark(markOf(text)));
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
  [drawing.replace('<rect', '<image href="data:image/png;base64,AA"/><rect'), 'una imagen'],
  [drawing.replace('<rect', '<text>Delta</text><rect'), 'convertidas en trazos'],
  [drawing.replace('<rect', '<use href="https://otro.example/a.svg#a"/><rect'), 'otro archivo'],
  [drawing.replace('0 0 8 8', '0 0 80 8'), '10 veces'],
  [drawing.replace('0 0 8 8', '0 0 8 24'), '3 veces'],
  [drawing.replace('0 0 8 8', '0 0 8'), 'viewBox'],
  ['<svg xmlns="&ns_svg;" viewBox="0 0 8 8"/>', 'SVG simple'],
])('%j is no mark', (text, words) => {
  expect(markProblems(markOf(text))).toMatchObject([
    { file: 'mark.svg', message: expect.stringContaining(words) },
  ]);
});

test('a drawing that would weigh on every page is refused with its weight', () => {
  const heavy = drawing.replace('</svg>', `<path d="M0 0${' 1 1'.repeat(9000)}"/></svg>`);
  expect(markProblems(markOf(heavy))[0]?.message).toContain('pesa 36 kB');
});

test.each([
  drawing.replaceAll('"', "'"),
  drawing.replace('0 0 8 8', '0,0 , 16 8'),
  drawing.replace('<rect', '<defs><path id="a" d="M0 0h8"/></defs><use href="#a"/><rect'),
])('%j is one', (text) => {
  expect(markProblems(markOf(text))).toEqual([]);
});

const solid = (colour: string, box = '0 0 8 8') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect x="2" y="2" width="4" height="4" fill="${colour}"/></svg>`;

/** The colours of a mark along its middle, left to right. */
async function across(svg: string, ground = '#f0f') {
  const { data } = await sharp(Buffer.from(svg))
    .resize(32, 32, { fit: 'fill' })
    .flatten({ background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: 32 }, (_, x) => {
    const start = (16 * 32 + x) * 3;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  });
}

test.each([
  ['#0b1f3f', 'dark', '#ffffff'],
  ['#fff', 'light', '#11151b'],
] as const)(
  '%s would be lost on a %s ground, and gets one of its own',
  async (colour, ground, own) => {
    const alone = solid(colour);
    const other = ground === 'dark' ? 'light' : 'dark';
    expect(await markOn(other, markOf(alone))).toBe(alone);
    const seen = await across(await markOn(ground, markOf(alone)));
    expect(seen[2]).toBe(own);
    expect(seen[16]).toBe(colour === '#fff' ? '#ffffff' : colour);
  },
);

test('colours that show on both grounds stand on them as they are', async () => {
  for (const ground of ['light', 'dark'] as const) {
    expect(await markOn(ground, markOf(solid('#f26b0f')))).toBe(solid('#f26b0f'));
  }
});

test.each([drawing, solid('#0000ff'), solid('#0000ff', '-40 0 48 24')])(
  'an icon has its drawing in the middle, as large as it may be, whatever stands around it: %s',
  async (text) => {
    const seen = await across(await markIcon({ share: 0.5 }, markOf(text)));
    const ground = seen[1];
    const first = seen.findIndex((colour) => colour !== ground);
    const last = seen.findLastIndex((colour) => colour !== ground);
    expect(Math.abs(first - 8)).toBeLessThanOrEqual(1);
    expect(Math.abs(last - 23)).toBeLessThanOrEqual(1);
  },
);

test('what cannot be drawn, or draws nothing, is told in words', async () => {
  const broken = drawing.replace('</svg>', '');
  await expect(markOn('light', markOf(broken))).rejects.toThrow('no se puede leer');
  const empty = drawing.replace(/<rect.*\/>/, '');
  await expect(markOn('light', markOf(empty))).rejects.toThrow('no dibuja nada');
});
