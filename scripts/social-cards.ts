/** Makes the card that social networks show for each page: its picture, its name, the mark. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import writeFileAtomic from 'write-file-atomic';
import type { Content } from '../app/content.server/load.ts';
import { markAddress } from '../app/content.server/mark.ts';
import { markOn } from '../app/content.server/mark-grounds.ts';
import { socialCard } from '../app/pages/head.server.ts';
import { listedPages } from '../app/pages/registry.server.ts';
import { onAllCores } from './on-all-cores.ts';
import { findSources } from './pictures.ts';

const size = { width: 1200, height: 630 };
const stampFile = '.cache/social.json';
const fontFile = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';

type Card = { file: string; source: string; words: string };

export async function makeSocialCards(
  content: Content,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await mkdir('public/social', { recursive: true });
  const known = existsSync(stampFile) ? JSON.parse(await readFile(stampFile, 'utf8')) : {};
  const stamps: Record<string, string> = {};
  const missing: Card[] = [];
  for (const card of await listCards(content)) {
    const bytes = await readFile(card.source);
    const stamp = createHash('sha256').update(card.words).update(bytes).digest('hex');
    stamps[card.file] = stamp;
    if (known[card.file] !== stamp || !existsSync(card.file)) missing.push(card);
  }
  let done = 0;
  await onAllCores(missing, async ({ file, source, words }) => {
    await sharp(source, { density: 150 })
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .composite([{ input: Buffer.from(words) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(file);
    onProgress(++done, missing.length);
  });
  await writeFileAtomic(stampFile, JSON.stringify(stamps, null, 1), { fsync: false });
}

async function listCards(content: Content): Promise<Card[]> {
  const mark = markAddress(await markOn('dark'));
  const font: Font = { name: 'Archivo', data: await readFile(fontFile), weight: 700 };
  const sources = await findSources();
  const cards: Card[] = [];
  for (const page of listedPages(content)) {
    const source = sources.get(page.picture?.picture.stem ?? '');
    if (!source) continue;
    const title = page.socialTitle ?? page.label;
    const words = await drawWords(title, content.single.company.longName, mark, font);
    cards.push({ file: `public${socialCard(page)}`, source, words });
  }
  return cards;
}

/** Satori draws words as outlines: the machine that builds needs no fonts installed. */
function drawWords(title: string, company: string, mark: string, font: Font): Promise<string> {
  const frame = {
    ...{ ...size, display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
    ...{ boxSizing: 'border-box', padding: 64, color: '#fff', borderBottom: '10px solid #f26b0f' },
    backgroundImage:
      'linear-gradient(90deg, rgba(17,21,27,.92), rgba(17,21,27,.72) 45%, rgba(17,21,27,0))',
  };
  const sign = { display: 'flex', alignItems: 'center', gap: 16, fontSize: 32 };
  const name = { maxWidth: '66%', fontSize: title.length > 28 ? 72 : 84, lineHeight: 1.08 };
  const logo = element('img', { width: 61, height: 61 }, undefined, {
    src: mark,
    width: 61,
    height: 61,
  });
  const card = element('div', frame, [
    element('div', sign, [logo, company]),
    element('div', name, title),
  ]);
  return satori(card as Parameters<typeof satori>[0], { ...size, fonts: [font] });
}

/** As React would write it, without needing React here. */
function element(type: string, style: object, children?: unknown, attributes: object = {}) {
  return { type, key: null, props: { style, children, ...attributes } };
}
