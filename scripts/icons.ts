/** Makes the icons and the web manifest from the site's mark and the company's name. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Content } from '../app/content.server/load.ts';
import { markIcon } from '../app/content.server/mark-grounds.ts';

const folder = 'public/icons';
const themeColour = '#11151b';
const share = 0.8;
/** Systems cut maskable icons to a circle four fifths as wide; all of the mark stays within it. */
const maskableShare = 0.56;

export async function makeIcons({ single: { company } }: Content) {
  await mkdir(folder, { recursive: true });
  const mark = await markIcon({ radius: 4, share });
  // Systems that round an icon themselves get a square one.
  const square = await markIcon({ share });
  await writeFile('public/favicon.svg', `${mark}\n`);
  await writeFile(`${folder}/apple-touch-icon.png`, await draw(square, 180));
  await writeFile(`${folder}/icon-192.png`, await draw(mark, 192));
  await writeFile(`${folder}/icon-512.png`, await draw(mark, 512));
  await writeFile(
    `${folder}/maskable-512.png`,
    await draw(await markIcon({ share: maskableShare }), 512),
  );
  await writeFile('public/favicon.ico', await makeIco(mark, [16, 32, 48]));

  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: company.longName,
    short_name: company.name,
    description: company.description,
    lang: 'es-CR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
  };
  await writeFile(`${folder}/site.webmanifest`, JSON.stringify(manifest));
}

function draw(svg: string, size: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size);
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** For clients that ask for /favicon.ico whatever the page says: a list of PNG pictures. */
async function makeIco(svg: string, sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(svg, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, entry);
    head.writeUInt8(sizes[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
