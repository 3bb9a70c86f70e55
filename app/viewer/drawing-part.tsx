import { type CSSProperties, useEffect, useState } from 'react';
import type { Detail } from '../content.server/schema/fields.ts';
import { nearViewport } from '../ui/near-viewport.ts';
import { Picture } from '../ui/picture.tsx';
import { largestFile } from '../ui/picture-sizes.ts';
import styles from './drawing-part.module.css';
import { PictureLink } from './picture-link.tsx';
import type { ViewedPicture } from './viewer.tsx';

export type DrawingPartProps = {
  drawings: ViewedPicture[];
  index?: number;
  detail: Detail;
  /** Where there is room the drawing is shown whole. */
  whole?: boolean;
  priority?: boolean;
};

/** A part of a drawing, large enough to be read; the whole one opens, and the other ones with it. */
export function DrawingPart(props: DrawingPartProps) {
  const { drawings, index = 0, detail, whole = false, priority = false } = props;
  // A file that is as large as what is shown weighs five times as much: not for whoever never comes here.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    nearViewport(`.${styles.drawing}`, whole ? '0px' : '400px').then(() => setNear(true));
  }, [whole]);
  const shown = drawings[index];
  if (!shown) return null;
  const times = (share: number) => `${Math.round((100 * share) / detail.width)}vw`;
  const wide = whole ? '92vw' : isNear ? times(46) : '46vw';
  const part = { '--x': `${detail.x}%`, '--y': `${detail.y}%`, '--part': detail.width };
  return (
    <PictureLink pictures={drawings} index={index}>
      <span className={styles.drawing} data-whole={whole} style={part as CSSProperties}>
        <Picture
          picture={shown.picture}
          alt={shown.alt}
          priority={priority}
          sizes={`(width >= 600px) ${wide}, ${isNear ? times(100) : whole ? '100vw' : '50vw'}`}
        />
        {/* Hidden on the screen, so fetched only before it is printed. */}
        <img loading="lazy" alt="" width="16" height="10" src={largestFile(shown.picture)} />
      </span>
    </PictureLink>
  );
}
