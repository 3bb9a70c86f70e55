import { useCallback, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

export const autoplayDelay = 5000;

/** When the code comes: as the strip comes near the viewport, or not before its first move is due. */
export type SwiperStart = 'near' | 'first-move';

type SwiperSettings = {
  count: number;
  start: SwiperStart;
  still: boolean;
  options: SwiperOptions;
};

/** Turns a scroll-snap strip into a Swiper, late: many visitors never move it. */
export function useSwiper({ count, start, still, options }: SwiperSettings) {
  const viewport = useRef<HTMLDivElement>(null);
  const wake = useRef<() => Promise<Swiper | undefined>>(undefined);
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  const [listening, setListening] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: number | undefined;
    let coming: Promise<Swiper | undefined> | undefined;

    const create = async () => {
      const { createSwiper } = await import('./swiper.ts');
      if (signal.aborted) return undefined;
      const initialSlide = start === 'near' ? 0 : shownSlide(element);
      element.scrollTo({ left: 0, behavior: 'instant' });
      const on = { realIndexChange: (it: Swiper) => setCurrent(it.realIndex) };
      const instance = createSwiper(element, { ...options, initialSlide, on });
      setCurrent(initialSlide);
      setSwiper(instance);
      // React takes the elements away itself; Swiper only has to let go of them.
      signal.addEventListener('abort', () => instance.destroy(true, false));
      return instance;
    };
    wake.current = () => {
      clearTimeout(timer);
      observer.disconnect();
      coming ??= create();
      return coming;
    };
    const moveFirst = async () => (await wake.current?.())?.slideNext();
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        if (start === 'near') wake.current?.();
        else if (!still) timer = window.setTimeout(moveFirst, autoplayDelay);
      },
      { rootMargin: start === 'near' ? '200px' : '0px' },
    );
    observer.observe(element);
    // A finger moves the strip itself; Swiper takes over where it comes to rest.
    element.addEventListener('scrollend', () => wake.current?.(), { signal });
    setListening(true);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
    return () => ended.abort();
  }, [options, count, start, still]);

  return {
    viewport,
    swiper,
    current,
    ready: start === 'near' ? swiper !== undefined : listening,
    wake: useCallback(() => wake.current?.(), []),
  };
}

function shownSlide({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
