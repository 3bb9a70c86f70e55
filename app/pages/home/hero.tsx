import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLabels } from '../../site.ts';
import { ButtonHashLink } from '../../ui/button.tsx';
import { Choice, chosenIn } from '../../ui/choice.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import styles from './hero.module.css';
import type { Home } from './schema.ts';

export type HeroProps = Omit<Home['hero'], 'check'> & {
  /** Stands below the claims. */
  children: ReactNode;
};

const interval = 5000;

/** From 900 on it covers the part of the first screen beside the words; below, a box of its own ratio. */
const sizes = '(width >= 900px) max(58vw, 1000px, min(178vh - 464px, 1320px)), 100vw';

/** Follows the steam: one picture, one figure and one line for each place on its way. */
export function Hero({ title, description, info, images, claims, children }: HeroProps) {
  const { hero, carousel } = useLabels();
  const pageLoaded = usePageLoaded();
  const rotation = useRotation(images.length, interval, pageLoaded);
  const fetched = useFetched(rotation.current, images.length, pageLoaded);
  const name = useId();
  const marks = useRef<HTMLFieldSetElement>(null);
  const { show } = rotation;
  // What was chosen before React was there.
  useEffect(() => show(chosenIn(marks.current)), [show]);
  return (
    <section className={styles.hero} data-ground="dark">
      <div className={styles.stage} {...rotation.pauseOn}>
        <div className={styles.scenes}>
          {images.map(({ src, alt, figure, told }, index) => (
            <div key={src.src} className={styles.scene} data-shown={index === rotation.current}>
              {fetched.includes(index) && (
                <Picture picture={src} alt={alt} sizes={sizes} priority={index === 0} />
              )}
              <p className={styles.told}>
                <strong>{figure}</strong> {told}
              </p>
            </div>
          ))}
        </div>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.info}>{info}</p>
          <ButtonHashLink hash="constructions">
            {hero.start}
            <Icon name="chevron" width="20" height="20" />
          </ButtonHashLink>
        </div>
        <fieldset ref={marks} className={styles.way} aria-label={hero.gallery}>
          {images.map((image, index) => (
            <Choice
              key={image.src.src}
              className={styles.station}
              name={name}
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
              data-ready={pageLoaded}
              aria-label={rotation.paused ? carousel.play : carousel.pause}
              onClick={rotation.togglePaused}
            >
              <Icon name={rotation.paused ? 'play' : 'pause'} width="20" height="20" />
            </button>
          )}
        </fieldset>
        <dl className={styles.claims}>
          {claims.map((claim) => (
            <div key={claim.label}>
              <dt>{claim.label}</dt>
              <dd>{claim.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}

/** The first picture, and each other one shortly before its turn. */
function useFetched(current: number, count: number, pageLoaded: boolean): number[] {
  const [fetched, setFetched] = useState([0]);
  useEffect(() => {
    if (!pageLoaded) return;
    const next = (current + 1) % count;
    setFetched((before) => [...new Set([...before, current, next])]);
  }, [current, count, pageLoaded]);
  return fetched;
}

/** The pictures that are not seen at first must not compete with what is. */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') done();
    else addEventListener('load', done, { once: true });
    return () => removeEventListener('load', done);
  }, []);
  return loaded;
}
