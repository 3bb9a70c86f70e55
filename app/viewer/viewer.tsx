import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLabels } from '../site.ts';
import { Dialog } from '../ui/dialog.tsx';
import sizes from '../ui/dialog-sizes.late.module.css';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import buttonStyles from '../ui/icon-button.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { largestFile, type PictureData, thumbnailSizes } from '../ui/picture-sizes.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { useNarrow } from '../ui/use-media.ts';
import { isDrawing } from './drawing.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.late.module.css';

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
    <Dialog titleId={id} closeLabel={close} onClose={onClose} className={sizes.full} ground="dark">
      <Stage shown={shown} titleId={id} place={place} onGo={go}>
        {place && <Thumbnails pictures={pictures} index={index} onChoose={setIndex} />}
      </Stage>
    </Dialog>
  );
}

type StageProps = {
  shown: ViewedPicture;
  titleId: string;
  /** Which of several it is. */
  place: { n: number; total: number } | undefined;
  onGo: (step: number) => void;
  /** The way to the others. */
  children: ReactNode;
};

const zoomStep = 1.5;
const panStep = 80;

function Stage({ shown, titleId, place, onGo, children }: StageProps) {
  const { picture, alt, caption } = shown;
  const { viewer: words, carousel } = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  const { isTurned, turn } = useTurn(shown);
  const {
    view,
    zoom,
    pan,
    reset,
    fill: fillFrame,
    handlers,
  } = useZoom(
    frame,
    isTurned ? { ...picture, width: picture.height, height: picture.width } : picture,
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
      <p id={titleId} className={styles.caption}>
        {unbroken(caption ?? alt)}
      </p>
      <div className={styles.tools}>
        {place && (
          <span role="status" aria-label={fill(carousel.slide, place)}>
            {place.n}/{place.total}
          </span>
        )}
        {turn && (
          <>
            <IconButton
              icon="expand"
              name={words.fill}
              aria-pressed={!isFitted}
              onClick={fillFrame}
            />
            <IconButton icon="turn" name={words.turn} aria-pressed={isTurned} onClick={turn} />
          </>
        )}
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
          data-turned={isTurned}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})${isTurned ? ' rotate(90deg)' : ''}`,
          }}
        />
      </div>
      {children}
      <div className={styles.controls}>
        {place && <IconButton icon="previous" name={carousel.previous} onClick={() => onGo(-1)} />}
        <div className={styles.zoom}>
          <IconButton icon="minus" name={words.smaller} onClick={() => zoom(1 / zoomStep)} />
          <output aria-label={words.zoom}>{Math.round(view.scale * 100)} %</output>
          <IconButton icon="plus" name={words.larger} onClick={() => zoom(zoomStep)} />
        </div>
        {place && <IconButton icon="next" name={carousel.next} onClick={() => onGo(1)} />}
      </div>
    </div>
  );
}

/**
 * On a phone held upright a wide picture can be turned, to be as large as the screen allows. A
 * drawing, whose letters are small, opens so.
 */
function useTurn(shown: ViewedPicture): { isTurned: boolean; turn: (() => void) | undefined } {
  const isUpright = useNarrow();
  const { src, width, height } = shown.picture;
  const [chosen, setChosen] = useState<{ src: string; isTurned: boolean }>();
  if (!isUpright || width <= height) return { isTurned: false, turn: undefined };
  const isTurned = chosen?.src === src ? chosen.isTurned : isDrawing(shown);
  return { isTurned, turn: () => setChosen({ src, isTurned: !isTurned }) };
}

type ThumbnailsProps = {
  pictures: ViewedPicture[];
  index: number;
  onChoose: (index: number) => void;
};

function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  const { carousel } = useLabels();
  return (
    <div className={styles.thumbnails}>
      {pictures.map(({ picture }, at) => (
        <button
          key={picture.src}
          type="button"
          aria-label={fill(carousel.slide, { n: at + 1, total: pictures.length })}
          aria-current={at === index || undefined}
          onClick={() => onChoose(at)}
        >
          {/* The size that the page's own thumbnails have: nothing more is fetched. */}
          <Picture picture={picture} alt="" sizes={thumbnailSizes} />
        </button>
      ))}
    </div>
  );
}

/** Without the hash that the site's own name for it carries. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.[0-9a-f]{10}/, '');
}
