import { useEffect, useState } from 'react';

/** Long enough that a slider's drag is one change: WebKit allows 100 entries in ten seconds. */
const usualPause = 350;

/** Anything may lead away after these. */
const last = ['click', 'focusout', 'blur', 'visibilitychange', 'pagehide'];

type Act = () => void;

/**
 * Gives a function that has an act done, once, after a pause without another one, and at once before
 * anything could lead away. Called without one, nothing waits any more.
 */
export function usePause(pause = usualPause): (act: Act | undefined) => void {
  const [{ due, actNow }] = useState(() => waiting(pause));
  useEffect(() => {
    const listening = new AbortController();
    for (const event of last) {
      addEventListener(event, actNow, { signal: listening.signal, capture: true });
    }
    return () => {
      listening.abort();
      actNow();
    };
  }, [actNow]);
  return due;
}

/** One timer for a whole movement: a new one with every step of a slider takes a part of its frame. */
function waiting(pause: number) {
  let act: Act | undefined;
  let since = 0;
  let isTimed = false;
  function actNow() {
    const now = act;
    act = undefined;
    now?.();
  }
  function look() {
    const left = since + pause - performance.now();
    isTimed = act !== undefined && left > 0;
    if (isTimed) setTimeout(look, left);
    else actNow();
  }
  function due(next: Act | undefined) {
    act = next;
    since = performance.now();
    if (!act || isTimed) return;
    isTimed = true;
    setTimeout(look, pause);
  }
  return { due, actNow };
}
