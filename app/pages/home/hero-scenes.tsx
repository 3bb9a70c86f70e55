import { useEffect, useState } from 'react';
import { movedFigures } from '../../plant/moved-figures.ts';
import { fill } from '../../ui/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './hero-scenes.module.css';
import type { Home } from './schema.ts';

export type HeroScenesProps = {
  images: Home['hero']['images'];
  conditions: Home['hero']['conditions'];
  current: number;
  pageLoaded: boolean;
};

/** From 900 on it covers the part of the first screen beside the words; below, a box of its own ratio. */
const sizes =
  '(width >= 900px) max(58vw, 1000px, min(178vh - 464px, 1320px)), (width >= 600px) 124vw, 118vw';

/** One picture, one figure and one line for each place on the way of the steam. */
export function HeroScenes({ images, conditions, current, pageLoaded }: HeroScenesProps) {
  const moved = movedFigures.use((figures) => figures);
  const plant = { ...conditions.example, ...moved };
  const fetched = useFetched(current, images.length, pageLoaded);
  return (
    <div className={styles.scenes}>
      {images.map(({ src, alt, figure, told, conditions: own }, index) => (
        <div key={src.src} className={styles.scene} data-shown={index === current}>
          {fetched.includes(index) && (
            <Picture picture={src} alt={alt} sizes={sizes} priority={index === 0} />
          )}
          <p className={styles.told}>
            <strong>{moved[figure.id] ?? figure.shown}</strong>{' '}
            <span>
              {fill(told, plant)}
              <br />
              <small>{fill(own ?? conditions.told, plant)}</small>
            </span>
          </p>
        </div>
      ))}
    </div>
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
