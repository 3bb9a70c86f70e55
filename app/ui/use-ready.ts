import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts answer: not in the page as it was prerendered, so that what needs them can wait. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
