import { useId, useState } from 'react';
import { useLabels } from '../../site.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReducedMotion } from '../../ui/use-media.ts';
import styles from './film.module.css';
import type { About } from './schema.ts';

export type FilmProps = Pick<About['story']['video'], 'label' | 'title' | 'note' | 'captions'>;

const file = '/film/recorrido';

/** A link to the film, which without scripts the browser plays by itself; with them, in a dialog. */
export function Film({ label, title, note, captions }: FilmProps) {
  const { close } = useLabels().form;
  const [open, setOpen] = useState(false);
  const still = useReducedMotion();
  const titleId = useId();
  return (
    <>
      <ButtonAnchor
        href={`${file}.mp4`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="play" width="20" height="20" />
        {label}
      </ButtonAnchor>
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
            <source src={`${file}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
            <source src={`${file}.mp4`} type="video/mp4" />
            <track src={`${file}.vtt`} kind="captions" srcLang="es" label={captions} default />
          </video>
          <p className={styles.note}>{note}</p>
        </Dialog>
      )}
    </>
  );
}
