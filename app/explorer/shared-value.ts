import { useSyncExternalStore } from 'react';

/**
 * A value that several parts of a page follow. Not a context: to change one makes React render again
 * what it has not taken over yet.
 */
export function sharedValue<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  };
}
