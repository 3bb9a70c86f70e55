import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import styles from './carousel.module.css';
import { fill } from './fill.ts';
import { Icon } from './icon.tsx';
import { useHeld } from './use-held.ts';
import { useReducedMotion } from './use-media.ts';
import { autoplayDelay, type SwiperStart, useSwiper } from './use-swiper.ts';

type CarouselLabels = {
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: string;
};

export type CarouselOptions = SwiperOptions;

export type CarouselProps = {
  slides: { id: string; content: ReactNode; thumbnail?: ReactNode }[];
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
  const [paused, setPaused] = useState(false);
  const { held, watchHold } = useHeld();
  const still = useReducedMotion();
  const all = useMemo(
    () => ({ ...shared, ...options, speed: still ? 0 : speed }),
    [options, still],
  );
  const carousel = useSwiper({ count: slides.length, start, still, options: all });
  const { swiper, current, ready, wake } = carousel;
  const move = async (act: (awake: Swiper) => void) => {
    const awake = await wake();
    if (awake) act(awake);
  };

  useEffect(() => {
    if (held) wake();
  }, [held, wake]);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    // Not Swiper's own pause: it forgets the focus when the pointer leaves or a slide has moved.
    if (paused || held || still) swiper.autoplay.stop();
    else swiper.autoplay.start();
  }, [swiper, paused, held, still]);

  const several = slides.length > 1;
  return (
    <section
      className={styles.carousel}
      data-variant={variant}
      aria-roledescription="carousel"
      aria-label={label}
      {...watchHold}
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
              aria-label={fill(labels.slide, { n: index + 1, total: slides.length })}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls} data-ready={ready}>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.previous}
            onClick={() => move((it) => it.slidePrev())}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.next}
            onClick={() => move((it) => it.slideNext())}
          >
            <Icon name="next" />
          </button>
          {!still && (
            <button
              type="button"
              className={styles.control}
              aria-label={paused ? labels.play : labels.pause}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          )}
          <span className={styles.count} aria-hidden="true">
            {current + 1}/{slides.length}
          </span>
        </div>
      )}
      {several && slides.every((slide) => slide.thumbnail) && (
        <ul className={styles.thumbnails} data-ready={ready}>
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={fill(labels.slide, { n: index + 1, total: slides.length })}
                aria-current={index === current}
                onClick={() => move((it) => it.slideToLoop(index))}
              >
                {slide.thumbnail}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
