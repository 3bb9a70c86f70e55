import type { ComponentPropsWithRef } from 'react';
import styles from './picture.module.css';
import {
  olderBrowsersWidth,
  type PictureData,
  type ShownSize,
  sizesFor,
  widestOnPage,
} from './picture-sizes.ts';

export type PictureProps = Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt'
> & {
  picture: PictureData;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute, or box by box where it is cropped. */
  sizes: string | ShownSize[];
  /** The picture that paints first: fetched at once, before others. */
  priority?: boolean;
};

export function Picture({ picture, alt, sizes, priority = false, ...rest }: PictureProps) {
  const { src, width, height, widths, color } = picture;
  const urgency = priority
    ? ({ loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  const image = { width, height, ...urgency };
  if (widths.length === 0) return <img {...image} alt={alt} src={src} {...rest} />;

  const shown = sizesFor(sizes, width / height);
  const onPage = widths.filter((w) => w <= widestOnPage);
  const srcSet = onPage.map((w) => `${src}-${w}.avif ${w}w`).join(', ');
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet} sizes={shown} />
      <img
        {...image}
        alt={alt}
        src={`${src}-${onPage.find((w) => w >= olderBrowsersWidth) ?? onPage.at(-1)}.webp`}
        style={color ? { backgroundColor: color } : undefined}
        {...rest}
      />
    </picture>
  );
}
