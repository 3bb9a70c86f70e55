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

test('one that is stored in tiles, as the newer ones do, is put together and turned', async () => {
  const tiles = readFileSync('tests/support/pictures/phone-tiles.heic');
  const { data, info } = await sharp(await readable(tiles))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 240]);
  const strongest = (x: number, y: number) => {
    const pixel = [...data.subarray((y * 180 + x) * 3, (y * 180 + x) * 3 + 3)];
    return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))];
  };
  const seen = [strongest(90, 40), strongest(30, 200), strongest(150, 200)];
  expect(seen).toEqual(['blue', 'red', 'green']);
});

test('half of such a file is refused with what to do on the telephone', async () => {
  await expect(readable(photograph.subarray(0, 9000))).rejects.toThrow('Más compatible');
});
