import { useCallback, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

export const autoplayDelay = 5000;

/** When the code comes: as the strip comes near the viewport, or not before its first move is due. */
export type SwiperStart = 'near' | 'first-move';

type SwiperSettings = {
  count: number;
  start: SwiperStart;
  reducedMotion: boolean;
  options: SwiperOptions;
};

/**
 * Turns a scroll-snap strip into a Swiper, late: many visitors never move it. Where its code cannot
 * be had the strip stays what it is.
 */
export function useSwiper({ count, start, reducedMotion, options }: SwiperSettings) {
  const viewport = useRef<HTMLDivElement>(null);
  const loading = useRef<() => Promise<Swiper | undefined>>(undefined);
  const chosen = useRef<number>(undefined);
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
      const code = await import('./swiper.ts').catch(() => undefined);
      if (signal.aborted || !code) return undefined;
      const initialSlide = chosen.current ?? (start === 'near' ? 0 : shownSlide(element));
      element.dataset.swiper = '';
      element.scrollTo({ left: 0, behavior: 'instant' });
      const on = { realIndexChange: (it: Swiper) => setCurrent(it.realIndex) };
      const instance = code.createSwiper(element, { ...options, initialSlide, on });
      setCurrent(initialSlide);
      setSwiper(instance);
      // React takes the elements away itself; Swiper only has to let go of them.
      signal.addEventListener('abort', () => instance.destroy(true, false));
      return instance;
    };
    loading.current = async () => {
      clearTimeout(timer);
      observer.disconnect();
      coming ??= create();
      const loaded = await coming;
      if (!loaded) coming = undefined;
      return loaded;
    };
    const moveFirst = async () => (await loading.current?.())?.slideNext();
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        if (start === 'near') loading.current?.();
        else if (!reducedMotion) timer = window.setTimeout(moveFirst, autoplayDelay);
      },
      { rootMargin: start === 'near' ? '200px' : '0px' },
    );
    observer.observe(element);
    // A finger moves the strip itself; Swiper takes over where it comes to rest.
    element.addEventListener('scrollend', () => loading.current?.(), { signal });
    setListening(true);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
    return () => ended.abort();
  }, [options, count, start, reducedMotion]);

  /** Shows a slide by its number, which may go past either end. */
  const moveTo = useCallback(
    async (index: number) => {
      const loaded = await loading.current?.();
      if (loaded) slide(loaded, index, count);
      else setCurrent((index + count) % count);
    },
    [count],
  );

  /** What the visitor has chosen while there was only the strip. */
  const startFrom = useCallback((index: number) => {
    chosen.current = index;
    setCurrent(index);
    loading.current?.();
  }, []);

  return {
    viewport,
    swiper,
    current,
    ready: start === 'near' ? swiper !== undefined : listening,
    load: useCallback(() => loading.current?.(), []),
    moveTo,
    startFrom,
  };
}

function slide(swiper: Swiper, index: number, count: number) {
  // A step would do nothing while it still moves.
  if (swiper.animating) swiper.slideToLoop((index + count) % count);
  else if (index === -1 || index === swiper.realIndex - 1) swiper.slidePrev();
  else if (index === count || index === swiper.realIndex + 1) swiper.slideNext();
  else swiper.slideToLoop(index);
}

function shownSlide({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
