import { useSyncExternalStore } from 'react';

let refused = false;
const listeners = new Set<() => void>();

/**
 * Whether the browser knows how to draw in three dimensions. To make sure would mean to make a
 * context, which blocks the page for up to seconds: that waits until somebody wants to see it.
 */
export function useWebgl(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !refused && 'WebGL2RenderingContext' in window,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A browser that had promised and then refuses is not asked again. */
export function withdrawWebgl() {
  refused = true;
  for (const listener of listeners) listener();
}
