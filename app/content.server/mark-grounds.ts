import sharp from 'sharp';
import { drawingIn, markBox, readMark } from './mark.ts';
import { formatProblems } from './problems.ts';
import { ContentError } from './read.ts';

/** The mark where it stands: on the paper of pages and documents, on dark bands and cards, in icons. */
const grounds = { light: '#ffffff', dark: '#11151b' } as const;
type Ground = keyof typeof grounds;
const opposite = { light: 'dark', dark: 'light' } as const;

/** Of a part of the mark against its ground. Less than half of the mark with it, and it is lost there. */
const leastContrast = 2;
/** In pixels: enough to know colours and edges by. */
const looked = 128;

/** The mark as it is, or on a ground of its own where its colours would be lost. */
export async function markOn(ground: Ground, folder?: string): Promise<string> {
  const mark = readMark(folder);
  const { box, isSeenOn } = await look(mark);
  return isSeenOn[ground]
    ? mark
    : onGround(mark, box, opposite[ground], { radius: 6, share: 0.72 });
}

type IconShape = { radius?: number; share: number };

/** The mark alone in a square; `share` is how much of the side its drawing takes. */
export async function markIcon(shape: IconShape, folder?: string): Promise<string> {
  const mark = readMark(folder);
  const { box, isSeenOn } = await look(mark);
  return onGround(mark, box, isSeenOn.dark ? 'dark' : 'light', shape);
}

type Box = readonly [left: number, top: number, width: number, height: number];
type Look = { box: Box; isSeenOn: Record<Ground, boolean> };

function onGround(
  mark: string,
  box: Box,
  ground: Ground,
  { radius = 0, share }: IconShape,
): string {
  const size = 32 * share;
  const at = (32 - size) / 2;
  const place = `viewBox="${box.join(' ')}" x="${at}" y="${at}" width="${size}" height="${size}"`;
  const inner = unsized(mark, ['viewBox']).replace('<svg', `<svg ${place}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${grounds[ground]}"/>${inner}</svg>`;
}

/** As large as whoever shows it says, not as the drawing program did. */
function unsized(mark: string, others: string[] = []): string {
  const names = ['width', 'height', 'x', 'y', 'preserveAspectRatio', ...others].join('|');
  const said = new RegExp(`\\s(${names})\\s*=\\s*("[^"]*"|'[^']*')`, 'g');
  return mark.replace(/<svg\b[^>]*>/, (tag) => tag.replace(said, ''));
}

const known = new Map<string, Promise<Look | string>>();

async function look(mark: string): Promise<Look> {
  const looking = known.get(mark) ?? lookAt(mark);
  known.set(mark, looking);
  const seen = await looking;
  if (typeof seen !== 'string') return seen;
  throw new ContentError(formatProblems([{ file: 'mark.svg', field: '', message: seen }]));
}

/** Why a drawing cannot be shown, which only drawing it tells. */
export async function drawingProblem(text: string): Promise<string | undefined> {
  const seen = await lookAt(drawingIn(text));
  return typeof seen === 'string' ? seen : undefined;
}

async function lookAt(mark: string): Promise<Look | string> {
  const pixels = await pixelsOf(mark);
  if (!pixels) {
    return 'el dibujo no se puede leer: puede estar incompleto; guárdelo de nuevo como «SVG simple»';
  }
  const { data, info } = pixels;
  const luminances: number[] = [];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    luminances.push(luminance(red, green, blue));
    xs.push((at / 4) % info.width);
    ys.push(Math.floor(at / 4 / info.width));
  }
  if (luminances.length === 0) {
    return 'el dibujo no dibuja nada: revise que sea el archivo de la marca';
  }
  const [left, top, width, height] = markBox(mark) ?? [0, 0, 1, 1];
  const [across, down] = [width / info.width, height / info.height];
  const box = [
    left + Math.min(...xs) * across,
    top + Math.min(...ys) * down,
    (Math.max(...xs) + 1 - Math.min(...xs)) * across,
    (Math.max(...ys) + 1 - Math.min(...ys)) * down,
  ] as const;
  const isSeen = (ground: Ground) => {
    const behind = luminance(...rgbOf(grounds[ground]));
    const seen = luminances.filter((one) => contrast(one, behind) >= leastContrast);
    return seen.length >= luminances.length / 2;
  };
  return { box, isSeenOn: { light: isSeen('light'), dark: isSeen('dark') } };
}

async function pixelsOf(mark: string) {
  const [, , width = 1, height = 1] = markBox(mark) ?? [];
  const density = Math.min(72_000, Math.max(1, (72 * looked) / Math.max(width, height)));
  const drawing = sharp(Buffer.from(unsized(mark)), { density });
  const small = drawing.resize(looked, looked, { fit: 'inside' }).ensureAlpha().raw();
  return small.toBuffer({ resolveWithObject: true }).catch(() => undefined);
}

function rgbOf(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
  return [red, green, blue];
}

/** WCAG 2, relative luminance and contrast ratio. */
function luminance(...channels: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
