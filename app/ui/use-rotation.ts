import { useEffect, useRef, useState } from 'react';
import { useEngaged } from './use-engaged.ts';
import { useReducedMotion } from './use-media.ts';

/**
 * Which of `count` things is shown, going on by itself. It rests while the pointer or the focus is
 * on it, in a hidden tab and when paused, and never runs under reduced motion.
 */
export function useRotation(count: number, interval: number, ready: boolean) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const { engaged, listeners } = useEngaged();
  const hidden = useHiddenTab();
  const reducedMotion = useReducedMotion();
  const running = ready && !paused && !engaged && !hidden && !reducedMotion;

  const first = useRef(true);

  // `current` is a dependency: choosing one by hand gives it its full time.
  useEffect(() => {
    if (!running) return;
    const time = first.current ? timeLeft(interval) : interval;
    first.current = false;
    const timer = setTimeout(() => setCurrent((current + 1) % count), time);
    return () => clearTimeout(timer);
  }, [running, current, count, interval]);

  return {
    current,
    paused,
    possible: !reducedMotion,
    show: setCurrent,
    togglePaused: () => setPaused((was) => !was),
    pauseOn: listeners,
  };
}

/** Scripts start late: the time for which the page has been in sight counts. */
function timeLeft(interval: number): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const seen = performance.now() - (page?.loadEventEnd ?? 0);
  return seen > 0 && seen < interval ? interval - seen : interval;
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
