import { type ReactNode, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import styles from './carousel.module.css';
import { fill } from './fill.ts';
import { Icon } from './icon.tsx';
import { useHeld } from './use-held.ts';
import { useReducedMotion } from './use-media.ts';

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
};

const speed = 600;

const shared: CarouselOptions = {
  loop: true,
  speed,
  slidesPerView: 'auto',
  autoplay: { delay: 5000, disableOnInteraction: false },
};

/** A scroll-snap strip that becomes a looping carousel when it comes near the viewport. */
export function Carousel({ slides, label, labels, options, variant }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const { held, watchHold } = useHeld();
  const still = useReducedMotion();

  useEffect(() => {
    const element = viewport.current;
    if (!element || slides.length < 2) return;
    let instance: Swiper | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { createSwiper } = await import('./swiper.ts');
        if (gone) return;
        element.scrollTo({ left: 0, behavior: 'instant' });
        instance = createSwiper(element, {
          ...shared,
          ...options,
          on: { realIndexChange: (it) => setCurrent(it.realIndex) },
        });
        setSwiper(instance);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      // React takes the elements away itself; Swiper only has to let go of them.
      instance?.destroy(true, false);
    };
  }, [options, slides.length]);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    swiper.params.speed = still ? 0 : speed;
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
      <div ref={viewport} className={styles.viewport} tabIndex={swiper || !several ? undefined : 0}>
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
        <div className={styles.controls} data-ready={swiper !== undefined}>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.previous}
            onClick={() => swiper?.slidePrev()}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.next}
            onClick={() => swiper?.slideNext()}
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
        <ul className={styles.thumbnails} data-ready={swiper !== undefined}>
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={fill(labels.slide, { n: index + 1, total: slides.length })}
                aria-current={index === current}
                onClick={() => swiper?.slideToLoop(index)}
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
