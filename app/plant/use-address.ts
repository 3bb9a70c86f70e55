import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PlantDocument } from './plant-document.ts';
import { plantParameter, toLinkText, versionParameter } from './plant-link.ts';

/** Long enough that a slider's drag is one change: WebKit allows 100 in ten seconds. */
const pause = 350;

/**
 * Keeps the plant in the address: after a pause, and at once before anything could lead away. It does
 * not navigate: the router would scroll with every change.
 */
export function useAddress(document: PlantDocument | undefined) {
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history lacks the plant
  useEffect(() => {
    if (document === undefined) return;
    const write = () => writeAddress(pathname, document);
    const timer = setTimeout(write, pause);
    const leaving = new AbortController();
    for (const event of ['click', 'focusout', 'blur', 'pagehide']) {
      addEventListener(event, write, { signal: leaving.signal, capture: true });
    }
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [document, key, pathname]);
}

/** The address of this page with the plant in it. */
export function addressOf(document: PlantDocument): string {
  const query = new URLSearchParams(location.search);
  query.set(versionParameter, String(document.v));
  query.set(plantParameter, toLinkText(document));
  return `${location.origin}${location.pathname}?${query}`;
}

function writeAddress(pathname: string, document: PlantDocument) {
  // The next page is in the address before this one has gone.
  if (location.pathname !== pathname) return;
  const address = addressOf(document) + location.hash;
  if (address === location.href) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A browser may refuse; the plant is on the page all the same, and the copied link carries it.
  }
}
