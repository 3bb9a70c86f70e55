import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Long enough that a slider's drag is one change: WebKit allows 100 in ten seconds. */
const pause = 350;

/**
 * Keeps a calculator's case in the address: after a pause, and at once before anything could lead
 * away. Also when a link to another part of the page has opened an entry without the case.
 *
 * It does not navigate: the router would scroll to the #hash with every change, break off a
 * navigation that is under way, and could not write while the page is being left.
 */
export function useAddress(prefix: string, query: URLSearchParams | undefined) {
  const { key, pathname } = useLocation();
  const text = query?.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history lacks the case
  useEffect(() => {
    if (text === undefined) return;
    const write = () => writeQuery(pathname, prefix, new URLSearchParams(text));
    const timer = setTimeout(write, pause);
    const leaving = new AbortController();
    const options = { signal: leaving.signal, capture: true };
    for (const event of ['click', 'focusout', 'blur', 'pagehide']) {
      addEventListener(event, write, options);
    }
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [prefix, text, key, pathname]);
}

function writeQuery(pathname: string, prefix: string, own: URLSearchParams) {
  // The next page is in the address before this one has gone.
  if (location.pathname !== pathname) return;
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) {
    if (name.startsWith(prefix)) query.delete(name);
  }
  for (const [name, value] of own) query.set(name, value);
  const search = query.size > 0 ? `?${query}` : '';
  if (search === location.search) return;
  try {
    history.replaceState(history.state, '', `${pathname}${search}${location.hash}`);
  } catch {
    // A browser may refuse; the case is on the page all the same, and the copied link carries it.
  }
}
