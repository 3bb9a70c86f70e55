/** The pictures of the menu's panel in one file, below one another, which is fetched when it opens. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Content } from '../app/content.server/load.ts';
import { groupedPages } from '../app/pages/navigation.server.ts';
import { findSources } from './pictures.ts';

const file = 'public/icons/menu.webp';
/** Of which pictures it was made: to make it takes seconds. */
const keyFile = '.cache/menu-pictures';
/** Twice as large as desktop-menu.module.css shows them. */
const size = { width: 160, height: 120 };

export async function makeMenuPictures(content: Content) {
  const pictures = groupedPages(content).map(({ picture }) => picture?.picture);
  const key = createHash('sha256')
    .update(JSON.stringify([size, pictures.map((picture) => picture?.src)]))
    .digest('hex');
  if (existsSync(file) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  const sources = await findSources();
  const layers = [];
  for (const [place, picture] of pictures.entries()) {
    const source = picture && sources.get(picture.stem);
    if (!source) continue;
    const input = await sharp(source).autoOrient().resize(size).png().toBuffer();
    layers.push({ input, left: 0, top: place * size.height });
  }
  const height = Math.max(1, pictures.length) * size.height;
  const sheet = sharp({
    create: { width: size.width, height, channels: 3, background: '#11151b' },
  });
  await mkdir('public/icons', { recursive: true });
  await writeFile(file, await sheet.composite(layers).webp({ quality: 72 }).toBuffer());
  await writeFile(keyFile, key);
}
