import { useEffect, useState } from 'react';
import { useHeld } from './use-held.ts';
import { useReducedMotion } from './use-media.ts';

/**
 * Which of `count` things is shown, going on by itself. It rests while the pointer or the focus is
 * on it, in a hidden tab and when paused, and never runs under reduced motion.
 */
export function useRotation(count: number, interval: number, ready: boolean) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const { held, watchHold } = useHeld();
  const hidden = useHiddenTab();
  const still = useReducedMotion();
  const running = ready && !paused && !held && !hidden && !still;

  // `current` is a dependency: choosing one by hand gives it its full time.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [running, current, count, interval]);

  return {
    current,
    paused,
    possible: !still,
    show: setCurrent,
    togglePaused: () => setPaused((was) => !was),
    pauseOn: watchHold,
  };
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
