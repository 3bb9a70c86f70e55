import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SwiperOptions } from 'swiper/types';
import styles from './carousel.module.css';
import { Choice, chosenIn } from './choice.tsx';
import { fill } from './fill.ts';
import { IconButton } from './icon-button.tsx';
import { useEngaged } from './use-engaged.ts';
import { useReducedMotion } from './use-media.ts';
import { autoplayDelay, type SwiperStart, useSwiper } from './use-swiper.ts';

type CarouselLabels = {
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: string;
  choose: string;
};

export type CarouselOptions = SwiperOptions;

export type CarouselProps = {
  slides: {
    id: string;
    content: ReactNode;
    thumbnail?: ReactNode;
    /** Stands on paper too, as the first one does. */
    isPrinted?: boolean;
  }[];
  label: string;
  labels: CarouselLabels;
  /** Swiper's options on top of those that all carousels share. */
  options?: CarouselOptions;
  variant: 'gallery' | 'strip';
  start?: SwiperStart;
};

const speed = 600;

const shared: CarouselOptions = {
  loop: true,
  slidesPerView: 'auto',
  autoplay: { delay: autoplayDelay, disableOnInteraction: false },
};

/** A scroll-snap strip that becomes a looping carousel when it is needed as one. */
export function Carousel({
  slides,
  label,
  labels,
  options,
  variant,
  start = 'near',
}: CarouselProps) {
  const name = useId();
  const thumbnails = useRef<HTMLFieldSetElement>(null);
  const [paused, setPaused] = useState(false);
  const { engaged, listeners } = useEngaged();
  const reducedMotion = useReducedMotion();
  const all = useMemo(
    () => ({ ...shared, ...options, speed: reducedMotion ? 0 : speed }),
    [options, reducedMotion],
  );
  const carousel = useSwiper({ count: slides.length, start, reducedMotion, options: all });
  const { swiper, current, ready, load, moveTo, startFrom } = carousel;

  // What was chosen before React was there.
  useEffect(() => {
    const chosen = chosenIn(thumbnails.current);
    if (chosen > 0) startFrom(chosen);
  }, [startFrom]);

  useEffect(() => {
    if (engaged) load();
  }, [engaged, load]);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    // Not Swiper's own pause: it forgets the focus when the pointer leaves or a slide has moved.
    if (paused || engaged || reducedMotion) swiper.autoplay.stop();
    else swiper.autoplay.start();
  }, [swiper, paused, engaged, reducedMotion]);

  const several = slides.length > 1;
  const nameOf = (index: number) => fill(labels.slide, { n: index + 1, total: slides.length });
  return (
    <section
      className={styles.carousel}
      data-variant={variant}
      aria-roledescription="carousel"
      aria-label={label}
      {...listeners}
    >
      <div
        ref={carousel.viewport}
        className={styles.viewport}
        tabIndex={swiper || !several ? undefined : 0}
      >
        <ul className={`swiper-wrapper ${styles.track}`}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={`swiper-slide ${styles.slide}`}
              aria-label={nameOf(index)}
              data-print={slide.isPrinted || undefined}
              // What the strip has moved out of sight must not be reached by the Tab key.
              inert={variant === 'gallery' && swiper !== undefined && index !== current}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls} data-ready={ready}>
          <IconButton icon="previous" name={labels.previous} onClick={() => moveTo(current - 1)} />
          <IconButton icon="next" name={labels.next} onClick={() => moveTo(current + 1)} />
          {!reducedMotion && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              name={paused ? labels.play : labels.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      )}
      {several && slides.every((slide) => slide.thumbnail) && (
        <fieldset ref={thumbnails} className={styles.thumbnails} aria-label={labels.choose}>
          {slides.map((slide, index) => (
            <Choice
              key={slide.id}
              className={styles.thumbnail}
              name={name}
              aria-label={nameOf(index)}
              checked={index === current}
              onChange={() => moveTo(index)}
            >
              {slide.thumbnail}
            </Choice>
          ))}
        </fieldset>
      )}
    </section>
  );
}
