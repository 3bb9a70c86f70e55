import { useId, useState } from 'react';
import { useLabels } from '../../site.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import styles from './film.module.css';
import type { About } from './schema.ts';

type Video = About['story']['video'];

export type FilmProps = Pick<Video, 'label' | 'title' | 'note' | 'captions'> & {
  poster: Video['shots'][number]['image'] | undefined;
};

const file = '/film/recorrido';

/** In place of the picture on a phone: steam past a valve, a strainer and a control valve; its drain; the fittings. */
const drawn = [
  ['var(--color-heat)', 'M0 50h46M76 50h139M245 50h105'],
  ['var(--color-cold-on-dark)', 'M129 107h221'],
  [
    'currentcolor',
    'M46 37v26l30-26v26zM61 50V24M49 24h24M112 50v30h14V50M119 80v17M109 107a10 10 0 1 0 20 0 10 10 0 1 0-20 0M112 100l14 14M164 50l14 22 8-6-10-16M215 37v26l30-26v26zM230 50V30M214 30a16 14 0 0 1 32 0zM292 50V36M278 22a14 14 0 1 0 28 0 14 14 0 1 0-28 0M292 22l7-7',
  ],
] as const;

/** A link to the film, which without scripts the browser plays by itself; with them, in a dialog. */
export function Film({ label, title, note, captions, poster }: FilmProps) {
  const { close } = useLabels().form;
  const [open, setOpen] = useState(false);
  const still = useReducedMotion();
  const titleId = useId();
  return (
    <>
      <a
        className={styles.link}
        href={`${file}.mp4`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {poster && (
          <Picture
            picture={poster}
            alt=""
            sizes={[
              { media: '(width >= 900px)', width: '38vw', crop: 16 / 9 },
              { width: '100vw', crop: 16 / 9 },
            ]}
          />
        )}
        <svg
          className={styles.drawing}
          viewBox="0 -12 350 130"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
        >
          {drawn.map(([stroke, path]) => (
            <path key={path} d={path} style={{ stroke }} />
          ))}
        </svg>
        <span className={styles.label}>
          <Icon name="play" width="20" height="20" />
          {label}
        </span>
      </a>
      {open && (
        <Dialog titleId={titleId} closeLabel={close} onClose={() => setOpen(false)} size="film">
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <video
            className={styles.film}
            width="1280"
            height="720"
            poster={`${file}.webp`}
            controls
            muted
            playsInline
            autoPlay={!still}
          >
            <source src={`${file}.webm`} type='video/webm; codecs="vp9"' />
            <source src={`${file}.mp4`} type="video/mp4" />
            <track src={`${file}.vtt`} kind="captions" srcLang="es" label={captions} default />
          </video>
          <p className={styles.note}>{note}</p>
        </Dialog>
      )}
    </>
  );
}
