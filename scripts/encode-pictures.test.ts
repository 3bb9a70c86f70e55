import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePictures, makePictureFile, pictureMaker } from './encode-pictures.ts';
import { describePictures, filesOf, pictureFolder } from './pictures.ts';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(async () => {
  process.chdir(folder);
  mkdirSync('content/images/products', { recursive: true });
  const red = { r: 200, g: 0, b: 0 };
  const blue = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  // As a telephone held upright stores it: on its side, blue edge first, with a note to turn it.
  await sharp({ create: { width: 900, height: 300, channels: 3, background: red } })
    .composite([{ input: blue, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile('content/images/products/phone.jpg');
});

afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a photograph of a telephone stands upright, and its size is said as it is seen', async () => {
  const { 'products/phone': picture } = await describePictures();
  expect(picture).toMatchObject({ stem: 'products/phone', width: 300, height: 900 });
  expect(readdirSync(pictureFolder)).toEqual([]);
  const [name = ''] = filesOf(picture ?? expect.fail()).filter((file) => /-300\.webp$/.test(file));
  expect(await makePictureFile(name)).toBe(true);
  const { width, height, orientation = 1 } = await sharp(join(pictureFolder, name)).metadata();
  expect([width, height, orientation]).toEqual([300, 900, 1]);
});

test('the ground shines through a mark: it has no colour of its own to wait with', async () => {
  const create = { width: 400, height: 100, channels: 4, background: '#23344400' } as const;
  const file = 'content/images/products/mark.png';
  await sharp({ create }).png().toFile(file);
  const { 'products/mark': mark, 'products/phone': phone } = await describePictures();
  expect(mark?.color).toBeUndefined();
  expect(phone?.color).toMatch(/^#/);
  rmSync(file);
});

test('whoever asks at the same time waits for the same work, and a file that is there stays', async () => {
  const { 'products/phone': picture } = await describePictures();
  const [name = ''] = filesOf(picture ?? expect.fail()).filter((file) => /-240\.avif$/.test(file));
  await Promise.all(Array.from({ length: 20 }, () => makePictureFile(name)));
  expect(readdirSync(pictureFolder).filter((file) => file.includes('240.avif'))).toEqual([name]);
  const past = new Date('2026-01-01');
  utimesSync(join(pictureFolder, name), past, past);
  await makePictureFile(name);
  const { mtimeMs } = await import('node:fs/promises').then((fs) =>
    fs.stat(join(pictureFolder, name)),
  );
  expect(mtimeMs).toBe(past.getTime());
});

test.each([
  '/pictures/nothing.0123456789-240.avif',
  '/pictures/../../../etc/passwd',
  '/pictures/x/y-240.avif',
  '/about',
])('%s is no picture', async (path) => {
  expect(await pictureMaker('site')(path)).toBe(false);
  expect(existsSync('site')).toBe(false);
});

test('a width that the page does not name is not made', async () => {
  const { 'products/phone': picture } = await describePictures();
  expect(await pictureMaker('site')(`${picture?.src}-299.avif`)).toBe(false);
  expect(await pictureMaker('site')(`${picture?.src}-300.avif`)).toBe(true);
  expect(readdirSync('site/pictures')).toHaveLength(1);
});

test('a build makes what is missing and counts it; a second time there is nothing to do', async () => {
  const manifest = await describePictures();
  for (const file of readdirSync(pictureFolder)) rmSync(join(pictureFolder, file));
  const counted: string[] = [];
  const count = (done: number, total: number) => counted.push(`${done}/${total}`);
  await encodePictures(manifest, count);
  expect(counted).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  await encodePictures(manifest, count);
  expect(counted).toHaveLength(5);
});
