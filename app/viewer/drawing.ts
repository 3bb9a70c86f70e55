import type { ViewedPicture } from './viewer.tsx';

/** Its letters are too small in the page: that it opens must be said, and on a phone it opens turned. */
export function isDrawing(shown: ViewedPicture): boolean {
  return shown.isDrawing ?? shown.picture.src.includes('-plano');
}
