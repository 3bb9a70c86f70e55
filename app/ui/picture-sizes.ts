/** A vector has one file and no widths; of another picture there is a file for each of its widths. */
export type PictureData = {
  src: string;
  width: number;
  height: number;
  widths: number[];
  color?: string | undefined;
};

/** Wider files are for looking at a picture alone. */
export const widestOnPage = 2400;

/** Of the small pictures under a large one: all of them in one row, also on a phone. */
export const thumbnailSizes = '(width < 600px) 20vw, 128px';

/** Of a drawing, whose letters are small: on paper with twice the dots of a screen, on a phone wider than its window. */
export const drawingSizes = '(width >= 600px) 1600px, 800px';

/** Browsers from before 2023 get one file for all places, about as wide as this. */
export const olderBrowsersWidth = 800;

export function largestFile({ src, widths }: PictureData): string {
  const width = widths.at(-1);
  return width ? `${src}-${width}.webp` : src;
}

/** The box of a picture: from which window on, how wide, and its own ratio where it crops. */
export type ShownSize = { media?: string; width: string; crop?: number };

/**
 * The `sizes` attribute for a picture of this ratio. A box narrower than the picture shows its middle
 * only, as high as the box: the file must then be wider than the box is.
 */
export function sizesFor(shown: string | ShownSize[], ratio: number): string {
  if (typeof shown === 'string') return shown;
  return shown
    .map(({ media, width, crop = ratio }) => {
      const times = ratio / crop;
      const needed = times > 1 ? `calc(${width} * ${Number(times.toFixed(3))})` : width;
      return media ? `${media} ${needed}` : needed;
    })
    .join(', ');
}
