import { type ReactNode, useEffect, useState } from 'react';
import type { Labels } from '../../content.server/load.ts';
import { ButtonHashLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import styles from './hero.module.css';
import { HeroScenes } from './hero-scenes.tsx';
import { HeroWay } from './hero-way.tsx';
import type { Home } from './schema.ts';

export type HeroProps = Omit<Home['hero'], 'check'> & {
  words: Labels['hero'];
  /** Stands below the claims. */
  children: ReactNode;
};

const interval = 5000;

/** Follows the steam: one picture, one figure and one line for each place on its way. */
export function Hero({ title, description, info, claims, words, children, ...scenes }: HeroProps) {
  const { images } = scenes;
  const pageLoaded = usePageLoaded();
  const rotation = useRotation(images.length, interval, pageLoaded);
  return (
    <section className={styles.hero} data-ground="dark">
      <div className={styles.stage} {...rotation.pauseOn}>
        <HeroScenes {...scenes} current={rotation.current} pageLoaded={pageLoaded} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          <p className={styles.info}>{info}</p>
          <ButtonHashLink hash="constructions">
            {words.start}
            <Icon name="chevron" width="20" height="20" />
          </ButtonHashLink>
        </div>
        <HeroWay name={words.gallery} images={images} rotation={rotation} />
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
