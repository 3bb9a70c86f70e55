/** How a picture is shown: how many times larger than fitted, and how far from the middle, in pixels. */
export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const fitted: View = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;

/** The place of a picture that fits into a frame without being cut. */
export function fitInto(picture: Size, frame: Size): Size {
  const ratio = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** No edge of the picture comes further in than the frame's, and what fits stays in the middle. */
export function keepInside({ scale, x, y }: View, picture: Size, frame: Size): View {
  const size = fitInto(picture, frame);
  const limit = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return {
    scale,
    x: within(x, limit(size.width, frame.width)),
    y: within(y, limit(size.height, frame.height)),
  };
}

/** Larger or smaller, so that what lies under the point stays under it; the point from the middle. */
export function zoomAt(view: View, factor: number, { x, y }: Point): View {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}

export function moveBy(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** How many times larger than fitted it leaves no part of the frame empty. */
export function fillScale(picture: Size, frame: Size): number {
  const size = fitInto(picture, frame);
  return Math.max(frame.width / size.width, frame.height / size.height);
}
