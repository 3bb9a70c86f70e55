import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLabels } from '../site.ts';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import buttonStyles from '../ui/icon-button.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { largestFile, type PictureData } from '../ui/picture-sizes.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { isDrawing } from './drawing.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';

export type ViewedPicture = {
  picture: PictureData;
  alt: string;
  caption?: string | undefined;
  /** Where the name of the file does not say it. */
  isDrawing?: boolean;
};

export type ViewerProps = { pictures: ViewedPicture[]; first: number; onClose: () => void };

/** Pictures in the whole window, in the largest file that there is of each. */
export function Viewer({ pictures, first, onClose }: ViewerProps) {
  const { close } = useLabels().form;
  const id = useId();
  const [index, setIndex] = useState(first);
  const shown = pictures[index];
  if (!shown) return null;
  const place = pictures.length > 1 ? { n: index + 1, total: pictures.length } : undefined;
  const go = (step: number) => setIndex((index + step + pictures.length) % pictures.length);
  return (
    <Dialog titleId={id} closeLabel={close} onClose={onClose} size="full">
      <Stage shown={shown} titleId={id} place={place} onGo={go} />
    </Dialog>
  );
}

type StageProps = {
  shown: ViewedPicture;
  titleId: string;
  /** Which of several it is. */
  place: { n: number; total: number } | undefined;
  onGo: (step: number) => void;
};

const zoomStep = 1.5;
const panStep = 80;
/** From so many pixels on the letters of a drawing can be read. */
const readableWidth = 960;

function Stage({ shown, titleId, place, onGo }: StageProps) {
  const { picture, alt, caption } = shown;
  const { viewer: words, carousel } = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  const { view, zoom, pan, reset, handlers } = useZoom(
    frame,
    picture,
    isDrawing(shown) ? readableWidth : 0,
    (step) => place && onGo(step),
  );
  const file = largestFile(picture);
  const isFitted = view.scale === 1;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const arrow = {
      ArrowLeft: { x: panStep, y: 0 },
      ArrowRight: { x: -panStep, y: 0 },
      ArrowUp: { x: 0, y: panStep },
      ArrowDown: { x: 0, y: -panStep },
    }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (event.key === '0') reset();
    else if (arrow && !isFitted) pan(arrow);
    else if (arrow?.x && place) onGo(-Math.sign(arrow.x));
    else return;
    event.preventDefault();
  });
  // On the document: the focus may be on the cross, or on nothing after a tap on the picture.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className={styles.viewer}>
      <div className={styles.head}>
        <p id={titleId}>{unbroken(caption ?? alt)}</p>
        <a className={buttonStyles.button} href={file} download={nameOf(file)}>
          <Icon name="download" role="img" aria-hidden="false" aria-label={words.download} />
        </a>
      </div>
      <div ref={frame} className={styles.frame} data-zoomed={!isFitted} {...handlers}>
        <img
          key={file}
          src={file}
          alt={alt}
          width={picture.width}
          height={picture.height}
          draggable="false"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className={styles.controls}>
        {place && <IconButton icon="previous" name={carousel.previous} onClick={() => onGo(-1)} />}
        <div className={styles.zoom}>
          <IconButton icon="minus" name={words.smaller} onClick={() => zoom(1 / zoomStep)} />
          <output aria-label={words.zoom}>{Math.round(view.scale * 100)} %</output>
          <IconButton icon="plus" name={words.larger} onClick={() => zoom(zoomStep)} />
        </div>
        {place && (
          <>
            <span role="status" aria-label={fill(carousel.slide, place)}>
              {place.n}/{place.total}
            </span>
            <IconButton icon="next" name={carousel.next} onClick={() => onGo(1)} />
          </>
        )}
      </div>
    </div>
  );
}

/** Without the hash that the site's own name for it carries. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.[0-9a-f]{10}/, '');
}
