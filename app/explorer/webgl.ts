import { useEffect, useEffectEvent } from 'react';
import { sharedValue } from '../ui/shared-value.ts';

const offered = sharedValue(false);
/** Once for all pages. */
let isAsked = false;

/**
 * Whether the browser can really draw in three dimensions: some know how, and have no card to do it.
 * It is asked when the page is idle, or at once where the address asks for a model.
 */
export function useWebgl(isUrgent = () => false): boolean {
  const urgent = useEffectEvent(isUrgent);
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (urgent()) askBrowser();
    else whenIdle(askBrowser);
  }, []);
  return offered.use((isOffered) => isOffered);
}

function askBrowser() {
  const context = document.createElement('canvas').getContext('webgl2');
  // In a task of its own: for the first a phone takes a twentieth of a second.
  setTimeout(() => {
    offered.set(context !== null);
    // Browsers allow only a few at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
}

/** A browser that had promised and then refuses is not asked again. */
export function withdrawWebgl() {
  offered.set(false);
}
