import { type CSSProperties, useEffect, useState } from 'react';
import type { Detail } from '../content.server/schema/fields.ts';
import { nearViewport } from '../ui/near-viewport.ts';
import { Picture } from '../ui/picture.tsx';
import { largestFile } from '../ui/picture-sizes.ts';
import scroller from '../ui/scroller.module.css';
import styles from './drawing-part.module.css';
import { PictureLink } from './picture-link.tsx';
import type { ViewedPicture } from './viewer.tsx';

export type DrawingPartProps = {
  drawings: ViewedPicture[];
  index?: number;
  /** Without one it is shown whole; on a phone twice as wide as the window, to scroll. */
  detail?: Detail | undefined;
  priority?: boolean;
};

const middle = { x: 50, y: 50 };

/** A part of a drawing, large enough to be read; the whole one opens, and the other ones with it. */
export function DrawingPart(props: DrawingPartProps) {
  const { drawings, index = 0, detail, priority = false } = props;
  const whole = !detail;
  // A file that is as large as what is shown weighs five times as much: not for whoever never comes here.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    nearViewport(`.${styles.drawing}`, whole ? '0px' : '400px').then(() => setNear(true));
  }, [whole]);
  const shown = drawings[index];
  if (!shown) return null;
  const { x, y, width, phone } = detail ?? { ...middle, width: 50, phone: middle };
  const wide = whole ? '92vw' : isNear ? `${Math.round(4600 / width)}vw` : '46vw';
  const narrow = isNear ? (whole ? '200vw' : '250vw') : whole ? '100vw' : '50vw';
  const part = {
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--part': width,
    '--phone-x': `${phone.x}%`,
    '--phone-y': `${phone.y}%`,
  };
  return (
    <PictureLink
      pictures={drawings}
      index={index}
      className={whole ? scroller.scroller : undefined}
      slides={whole}
    >
      <span className={styles.drawing} data-whole={whole} style={part as CSSProperties}>
        <Picture
          picture={shown.picture}
          alt={shown.alt}
          priority={priority}
          sizes={`(width >= 600px) ${wide}, ${narrow}`}
        />
        {/* Hidden on the screen, so fetched only before it is printed. */}
        <img loading="lazy" alt="" width="16" height="10" src={largestFile(shown.picture)} />
      </span>
    </PictureLink>
  );
}
