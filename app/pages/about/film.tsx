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
              { width: '92vw', crop: 16 / 9 },
            ]}
          />
        )}
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
