import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readable } from './pictures.ts';

// One of our renders on its side, as a telephone held upright stores it, with its place.
const photograph = readFileSync('tests/support/pictures/phone.heic');

test('a photograph of an iPhone is turned upright, keeps its colours and loses its place', async () => {
  expect(photograph.includes('Telefono')).toBe(true);
  const jpeg = await readable(photograph);
  const { width, height, exif, icc } = await sharp(jpeg).metadata();
  expect({ width, height, exif }).toEqual({ width: 660, height: 880, exif: undefined });
  expect(icc?.includes('acsp')).toBe(true);
  // The orange burner, where it is when the boiler stands.
  const burner = { left: 270, top: 560, width: 40, height: 40 };
  const { channels } = await sharp(await sharp(jpeg).extract(burner).toBuffer()).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  expect(red - blue).toBeGreaterThan(120);
});

test('half of such a file is refused with what to do on the telephone', async () => {
  await expect(readable(photograph.subarray(0, 9000))).rejects.toThrow('Más compatible');
});
