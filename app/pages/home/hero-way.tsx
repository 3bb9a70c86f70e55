import { useEffect, useId, useRef } from 'react';
import { useLabels } from '../../site.ts';
import { Choice, chosenIn } from '../../ui/choice.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import type { useRotation } from '../../ui/use-rotation.ts';
import styles from './hero-way.module.css';
import type { Home } from './schema.ts';

export type HeroWayProps = {
  name: string;
  images: Home['hero']['images'];
  rotation: ReturnType<typeof useRotation>;
};

/** The pipe with its five stations: shows where the steam is, and leads to any of them. */
export function HeroWay({ name, images, rotation }: HeroWayProps) {
  const { carousel } = useLabels();
  const id = useId();
  const marks = useRef<HTMLFieldSetElement>(null);
  const { show } = rotation;
  // What was chosen before React was there.
  useEffect(() => show(chosenIn(marks.current)), [show]);
  return (
    <fieldset ref={marks} className={styles.way} aria-label={name}>
      {images.map((image, index) => (
        <Choice
          key={image.src.src}
          className={styles.station}
          name={id}
          aria-label={`${image.name}: ${fill(carousel.slide, { n: index + 1, total: images.length })}`}
          checked={index === rotation.current}
          onChange={() => show(index)}
        >
          <span>{image.name}</span>
        </Choice>
      ))}
      {rotation.possible && (
        <button
          type="button"
          className={styles.pause}
          aria-label={rotation.paused ? carousel.play : carousel.pause}
          onClick={rotation.togglePaused}
        >
          <Icon name={rotation.paused ? 'play' : 'pause'} width="20" height="20" />
        </button>
      )}
    </fieldset>
  );
}
