import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `false` while the page is made on the server. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** A phone held upright. */
export function useNarrow(): boolean {
  return useMedia('(width < 600px)');
}

/** The window of a desk, in which menus drop down. */
export function useDesktop(): boolean {
  return useMedia('(width >= 1200px)');
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
