/** Makes the icons and the web manifest from the site's mark and the company's name. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Content } from '../app/model/load.ts';

const folder = 'public/icons';
const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export async function makeIcons({ single: { company } }: Content) {
  await mkdir(folder, { recursive: true });
  for (const [name, size] of Object.entries(sizes)) {
    await sharp('public/favicon.svg', { density: (72 * size) / 32 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(`${folder}/${name}.png`);
  }
  const manifest = {
    name: company.longName,
    short_name: company.name,
    description: company.description,
    lang: 'es-CR',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#11151b',
    icons: [192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  await writeFile(`${folder}/site.webmanifest`, JSON.stringify(manifest));
}
