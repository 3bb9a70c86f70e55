import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attribute, documents, only, openDocument, root } from '../support/built-site.ts';
import { content } from '../support/pages.ts';

const { company } = content.single;
const manifest = JSON.parse(readFileSync(join(root, 'icons/site.webmanifest'), 'utf8'));
const ground = [0x11, 0x15, 0x1b];

test('the manifest says what the site is called, its language and its colours', () => {
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    name: company.longName,
    short_name: company.name,
    lang: 'es-CR',
    dir: 'ltr',
  });
  const colour = attribute(only(openDocument('/'), 'meta[name="theme-color"]'), 'content');
  expect(manifest.theme_color).toBe(colour);
});

test('the manifest has the icons that systems ask for, each of the size it says', async () => {
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
  const named = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(named).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(join(root, src)).metadata();
    expect([`image/${format}`, `${width}x${height}`], src).toEqual([type, sizes]);
  }
});

test('the maskable icon has its mark within the circle that is never cut', async () => {
  const { data, info } = await pixels('icons/maskable-512.png');
  const middle = info.width / 2;
  let farthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const start = (y * info.width + x) * info.channels;
      const differs = ground.some(
        (value, index) => Math.abs(value - (data[start + index] ?? 0)) > 8,
      );
      if (differs) farthest = Math.max(farthest, Math.hypot(x - middle, y - middle));
    }
  }
  expect(farthest).toBeGreaterThan(info.width * 0.25);
  expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
});

test('the icon for Apple is square and opaque to its corners', async () => {
  const { data, info } = await pixels('icons/apple-touch-icon.png');
  expect([info.width, info.height]).toEqual([180, 180]);
  expect([...data.subarray(0, 3)]).toEqual(ground);
  if (info.channels === 4) expect(data[3]).toBe(255);
});

test('clients that ask for favicon.ico get one, in three sizes', async () => {
  const ico = readFileSync(join(root, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { format, width } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico[entry], format, width]).toEqual([size, 'png', size]);
  }
});

test.each(documents)('%s names the icons and the manifest', (path) => {
  const document = openDocument(path);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    expect(attribute(only(document, `link[rel="${rel}"]`), 'href')).toMatch(/^\//);
  }
});

function pixels(file: string) {
  return sharp(join(root, file)).raw().toBuffer({ resolveWithObject: true });
}
