import { useSyncExternalStore } from 'react';

/** Not known before the browser has been asked, once for all pages. */
let offered: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether the browser can really draw in three dimensions: some know how, and have no card to do it. */
export function useWebgl(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => offered === true,
    () => false,
  );
}

function subscribe(listener: () => void) {
  if (offered === undefined && listeners.size === 0) whenIdle(askBrowser);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function askBrowser() {
  if (offered !== undefined) return;
  const context = document.createElement('canvas').getContext('webgl2');
  tell(context !== null);
  // Browsers allow only a few at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}

function whenIdle(run: () => void) {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 300);
}

function tell(next: boolean) {
  offered = next;
  for (const listener of listeners) listener();
}

/** A browser that had promised and then refuses is not asked again. */
export function withdrawWebgl() {
  tell(false);
}
