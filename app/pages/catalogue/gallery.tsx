import type { Slide } from '../../content.server/schema/fields.ts';
import { ExplorerEntry } from '../../explorer/explorer-entry.tsx';
import type { ModelIntro } from '../../explorer/model-data.ts';
import { useLabels } from '../../site.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { drawingSizes, thumbnailSizes } from '../../ui/picture-sizes.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import { PictureLink } from '../../viewer/picture-link.tsx';
import styles from './gallery.module.css';

export type GalleryProps = {
  slides: Slide[];
  /** The place of the drawing that paper needs besides the first picture. */
  drawing: number | undefined;
  /** The names of its tags: below it there, and where it is enlarged; its slide has no room for them. */
  legend: string | undefined;
  model: ModelIntro | undefined;
  page: string;
};

const shown = '(width >= 900px) min(56vw, 960px), 92vw';

export function Gallery({ slides, drawing, legend, model, page }: GalleryProps) {
  const { carousel, catalogue } = useLabels();
  const pictures = slides.map(({ src, alt, caption }, index) => ({
    picture: src,
    alt,
    caption: index === drawing && legend ? `${caption}. ${legend}` : caption,
  }));
  return (
    <div className={styles.gallery}>
      <Carousel
        variant="gallery"
        start="first-move"
        label={catalogue.gallery}
        labels={carousel}
        slides={slides.map(({ src, alt, caption }, index) => ({
          id: src.src,
          isPrinted: index === drawing,
          content: (
            <figure className={styles.slide}>
              <div className={styles.picture} data-frame>
                <PictureLink pictures={pictures} index={index}>
                  <Picture
                    picture={src}
                    alt={alt}
                    sizes={index === drawing ? drawingSizes : shown}
                    priority={index === 0}
                  />
                </PictureLink>
              </div>
              {index === drawing && legend && (
                <p className={styles.legend} data-on-paper>
                  {unbroken(legend)}
                </p>
              )}
              {caption && <figcaption>{unbroken(caption)}</figcaption>}
            </figure>
          ),
          // The first is there already, large: the same file serves as its thumbnail.
          thumbnail: <Picture picture={src} alt="" sizes={index === 0 ? shown : thumbnailSizes} />,
        }))}
      />
      {model && (
        <div className={styles.entry}>
          <ExplorerEntry model={model} page={page} />
        </div>
      )}
    </div>
  );
}
