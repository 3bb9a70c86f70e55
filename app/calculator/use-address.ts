import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePause } from './use-pause.ts';

/** The case; nothing while there is none to keep. */
type Query = () => URLSearchParams | undefined;

/**
 * Keeps a calculator's case in the address. Also when a link to another part of the page has opened
 * an entry without the case. `query` is asked when it is written, not with every step of a slider; what
 * it gives tells of a change that did not render.
 *
 * It does not navigate: the router would scroll to the #hash with every change, break off a
 * navigation that is under way, and could not write while the page is being left.
 */
export function useAddress(prefix: string, query: Query | undefined): () => void {
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history lacks the case
  const write = useCallback(() => {
    const own = query?.();
    if (own) writeQuery(pathname, prefix, own);
  }, [prefix, query, key, pathname]);
  const due = usePause();
  useEffect(() => due(write), [due, write]);
  return useCallback(() => due(write), [due, write]);
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
