import { useEffect, useState } from 'react';
import { nearViewport } from '../ui/near-viewport.ts';
import { Picture } from '../ui/picture.tsx';
import { largestFile } from '../ui/picture-sizes.ts';
import scrollerStyles from '../ui/scroller.module.css';
import { PictureLink } from './picture-link.tsx';
import type { ViewedPicture } from './viewer.tsx';
import styles from './whole-drawing.module.css';

export type WholeDrawingProps = { drawings: ViewedPicture[]; index?: number; priority?: boolean };

/** A drawing, whole where there is room, else moved sideways; it opens, and the other ones with it. */
export function WholeDrawing({ drawings, index = 0, priority = false }: WholeDrawingProps) {
  // A file that is as large as what is shown weighs five times as much: not for whoever never comes here.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    nearViewport(`.${styles.drawing}`, priority ? '0px' : '400px').then(() => setNear(true));
  }, [priority]);
  const shown = drawings[index];
  if (!shown) return null;
  // On a phone it is shown 800 wide.
  const narrow = isNear ? '800px' : priority ? '500px' : '30vw';
  return (
    <PictureLink pictures={drawings} index={index} className={scrollerStyles.scroller}>
      <span className={styles.drawing}>
        <Picture
          picture={shown.picture}
          alt={shown.alt}
          priority={priority}
          sizes={`(width >= 900px) 102vw, (width >= 600px) 120vw, ${narrow}`}
        />
        {/* Hidden on the screen, so fetched only before it is printed. */}
        <img loading="lazy" alt="" width="16" height="10" src={largestFile(shown.picture)} />
      </span>
    </PictureLink>
  );
}
