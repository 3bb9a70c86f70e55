/** Makes the card that social networks show for each page: its picture, its name, the mark. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import type { Content } from '../app/content.server/load.ts';
import { leadPicture, socialCard } from '../app/pages/lead-picture.server.ts';
import { listPages } from '../app/pages/registry.server.ts';
import { onAllCores } from './on-all-cores.ts';
import { findSources } from './pictures.ts';

const width = 1200;
const height = 630;
const margin = 64;
const stampFile = '.cache/social.json';
const fontFile = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';
const mark = 'M3 28h14a9 9 0 0 0 6.4-15.4L16 5.2V12a4 4 0 0 1-4 4 4 4 0 0 0-4 4v2.5';

export async function makeSocialCards(
  content: Content,
  onProgress: (done: number, total: number) => void = () => {},
) {
  await mkdir('public/social', { recursive: true });
  const font = openSync(fontFile) as Font;
  const known = existsSync(stampFile) ? JSON.parse(await readFile(stampFile, 'utf8')) : {};
  const stamps: Record<string, string> = {};
  const sources = await findSources();
  const pages = listPages(content).filter(socialCard);
  let done = 0;
  await onAllCores(pages, async (page) => {
    const card = socialCard(page);
    const lead = leadPicture(content, page);
    if (!card || !lead) return;
    const title = page.kind === 'home' ? content.single.home.hero.title : page.label;
    const overlay = drawWords(font, title, content.single.company.longName);
    const stamp = createHash('sha256').update(overlay).update(lead.picture.src).digest('hex');
    stamps[card] = stamp;
    const file = `public${card}`;
    if (known[card] === stamp && existsSync(file)) return;
    const source = sources.get(lead.picture.stem);
    await sharp(source, { density: 150 })
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: Buffer.from(overlay) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(file);
    onProgress(++done, pages.length);
  });
  await writeFile(stampFile, JSON.stringify(stamps, null, 1));
}

/** Words as outlines: the machine that builds needs no fonts installed. */
function drawWords(font: Font, title: string, company: string): string {
  const size = title.length > 28 ? 72 : 84;
  const lines = breakLines(font, title, size, width * 0.62);
  const top = height - margin - (lines.length - 1) * size * 1.08 - 24;
  const words = lines.map((line, index) =>
    outline(font, line, size, margin, top + index * size * 1.08),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="shade" x2="1" y2="0">
      <stop stop-color="#11151b" stop-opacity=".92"/><stop offset=".45" stop-color="#11151b" stop-opacity=".72"/>
      <stop offset="1" stop-color="#11151b" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <rect y="${height - 10}" width="${width}" height="10" fill="#f26b0f"/>
    <g transform="translate(${margin - 6} ${margin - 12}) scale(1.9)" fill="none" stroke="#f26b0f" stroke-width="3.5"><path d="${mark}"/></g>
    <g fill="#fff">${outline(font, company, 32, margin + 76, margin + 34)}${words.join('')}</g>
  </svg>`;
}

function breakLines(font: Font, text: string, size: number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(font, longer, size) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

function outline(font: Font, text: string, size: number, x: number, y: number): string {
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`;
    pen += run.positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
