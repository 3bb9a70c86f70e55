import type { PictureData } from '../ui/picture-sizes.ts';

/** Its letters are too small in the page: that it opens must be said, and it opens large. */
export function isDrawing({ src }: PictureData): boolean {
  return src.includes('-plano');
}
