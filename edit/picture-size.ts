/** How many pixels a picture needs, for the page that shows it and for the window where it is chosen. */
import { words } from './words.ts';

type Size = { width: number; height: number };

/** In pixels: twice what the widest window shows, where that is less than a whole picture. */
const neededWidth: Record<string, number> = { team: 640, clients: 320 };
const usualWidth = 1200;
const widest = 3200;

export const neededIn = (folder: string) => neededWidth[folder] ?? usualWidth;

/** More than this is weight that no window shows. */
export const mostIn = (folder: string) => (folder in neededWidth ? 2 * neededIn(folder) : widest);

/** Why a cut of a picture will not do, where it will not. */
export function tooSmall({ width, height }: Size, needed: number, isWhole: boolean) {
  if (width >= needed) return undefined;
  const say = isWhole ? words.picture.small : words.picture.closeUp;
  const tall = Math.round((needed * height) / width);
  return say(`${needed} × ${tall}`, `${width} × ${height}`);
}
