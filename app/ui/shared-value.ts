import { useSyncExternalStore } from 'react';

export type SharedValue<Value> = ReturnType<typeof sharedValue<Value>>;

/**
 * A value that several parts of a page follow. Not a context: to change one makes React render again
 * what it has not taken over yet, and asks all that is below it.
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
    get: () => value,
    subscribe,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Renders again when the part that `select` takes is another one. */
    use: <Part>(select: (whole: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(first),
      ),
  };
}
