import { useEffect, useRef, useState } from 'react';

/** Long enough that a slider's drag is one change: WebKit allows 100 entries in ten seconds. */
const usualPause = 350;

/** Anything may lead away after these. */
const last = ['click', 'focusout', 'blur', 'visibilitychange', 'pagehide'];

/**
 * Does what `act` says, once, after a pause without another one, and at once before anything could lead
 * away. It listens once: to begin anew with every step of a slider takes a part of its frame.
 */
export function useAfterPause(act: (() => void) | undefined, pause = usualPause) {
  const waiting = useRef(act);
  const [actNow] = useState(() => () => {
    const act = waiting.current;
    waiting.current = undefined;
    act?.();
  });
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
  useEffect(() => {
    waiting.current = act;
    if (!act) return;
    const timer = setTimeout(actNow, pause);
    return () => clearTimeout(timer);
  }, [act, actNow, pause]);
}
